export { fetchPicture as fetchAhead } from '../../map/pictures.ts';
