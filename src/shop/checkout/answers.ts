/** What is needed when the server has answered, and not before. */
export { fragmentTargets, replaceElement } from '../replace';
export { keepPayment } from './kept-payment';
export { runScripts } from './run-scripts';
export { linkErrors, showMessages } from './show-messages';
