export { default } from '../../cards/CardTable.svelte';
