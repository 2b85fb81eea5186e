export { answerPreview as start } from './answer-preview';
