export { guardOnceConfigured } from './guard-once-configured';
