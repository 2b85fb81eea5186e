export { answerPreview } from './answer-preview';
