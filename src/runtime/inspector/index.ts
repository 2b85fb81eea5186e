export { openInspector } from './open-inspector';
