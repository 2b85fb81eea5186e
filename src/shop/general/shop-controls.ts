export { addPasswordToggles } from './add-password-toggles';
export { pressOnce } from './press-once';
export { showDescriptions } from './show-descriptions';
export { toggleMenuCart } from './toggle-menu-cart';
