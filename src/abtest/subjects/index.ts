export { placeSubjects } from './place-subjects';
