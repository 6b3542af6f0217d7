export { default } from '../../board/ConanTable.svelte';
