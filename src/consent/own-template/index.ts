export { buildOwnTemplate } from './build-own-template';
export { sheet } from './sheet';
