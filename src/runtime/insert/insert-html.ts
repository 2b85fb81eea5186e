/** What server HTML comes in through; fetched at the first use. */
export { gatewayOf } from './gateway-of';
export { parseInert } from './parse-inert';
