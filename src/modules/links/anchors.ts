export { followAddress as start } from './follow-address';
export { createGoToAnchor } from './go-to-anchor';
export { startModuleLinks } from './module-links';
