/** What several features of the shop are made with. */
export { cookieHash, hasItems, mayHaveCart } from './cart-cookies';
export { createPresses } from './create-presses';
export { emit, emitter } from './emit';
export { endpointUrl } from './endpoint-url';
export { failedNotice } from './failed-notice';
export * from './names';
export { recoverJson } from './recover-json';
export { watchTotal } from './watch-total';
