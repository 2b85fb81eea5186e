export { createPage } from './create-page';
export { createWaker } from './wake/create-waker';
