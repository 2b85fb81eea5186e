// @ts-check
import { randomBytes } from 'node:crypto';

/** The number of sessions kept in memory; beyond it the oldest is deleted. */
const SESSION_LIMIT = 500;
const LIST_LIMIT = 200;

/** @typedef {{ productId: number, variationId: number, quantity: number }} CartLine */
/** @typedef {{ kind: 'message' | 'error' | 'info', html: import('../visit.mjs').Html }} Notice */
/** @typedef {{ kind: import('./faults.mjs').FaultKind, left: number, call: string }} Fault */
/** @typedef {{ method: string, path: string, call: string, fields: Record<string, unknown>, fault: string, status: number }} LoggedRequest */

/**
 * The customer data of the shop; the shipping and payment methods are those submitted last.
 * @typedef {{ country: string, state: string, city: string, postcode: string, shippingMethod: string, paymentMethod: string }} Customer
 */

/**
 * Amounts are in pence.
 * @typedef {object} Order
 * @property {number} id
 * @property {string} key required in the address of the order's page
 * @property {{ product: import('../shop/products.mjs').Product, quantity: number }[]} lines
 * @property {number} subtotal
 * @property {{ code: string, pence: number }[]} discounts
 * @property {import('../shop/shipping.mjs').ShippingMethod} shipping
 * @property {number} total
 * @property {string} paymentMethod
 * @property {string} name
 * @property {string} email
 */

/**
 * @typedef {object} Session
 * @property {string} id
 * @property {string} visitKey key of the third-party hits; safe to print on a page
 * @property {string} wpNonce
 * @property {Map<string, CartLine>} cart
 * @property {Map<string, CartLine>} removed lines that “Undo?” can restore
 * @property {Set<string>} shopCoupons of the cart
 * @property {Customer} customer
 * @property {Order[]} orders
 * @property {Notice[]} notices shown on the next shop page
 * @property {Set<number>} completedSteps ids of completed topics, and of lessons with a completed quiz
 * @property {string} coupon applied to the order of the course; empty for none
 * @property {Fault[]} faults
 * @property {LoggedRequest[]} requests
 * @property {unknown[]} reports
 */

/** @returns {Customer} */
const createCustomer = () => ({
  country: 'GB',
  state: '',
  city: '',
  postcode: '',
  shippingMethod: '',
  paymentMethod: 'bacs',
});

/** @returns {Session} */
function createSession() {
  return {
    id: randomBytes(16).toString('hex'),
    visitKey: randomBytes(6).toString('hex'),
    wpNonce: randomBytes(5).toString('hex'),
    cart: new Map(),
    removed: new Map(),
    shopCoupons: new Set(),
    customer: createCustomer(),
    orders: [],
    notices: [],
    completedSteps: new Set(),
    coupon: '',
    faults: [],
    requests: [],
    reports: [],
  };
}

/**
 * @template T
 * @param {T[]} list
 * @param {T} entry
 */
export function remember(list, entry) {
  list.push(entry);
  if (list.length > LIST_LIMIT) list.shift();
}

/** @param {Session} session */
export function resetSession(session) {
  session.cart.clear();
  session.removed.clear();
  session.shopCoupons.clear();
  session.customer = createCustomer();
  session.orders.length = 0;
  session.completedSteps.clear();
  session.coupon = '';
  for (const list of [session.notices, session.faults, session.requests, session.reports]) {
    list.length = 0;
  }
}

export function createSessions() {
  /** @type {Map<string, Session>} */
  const sessions = new Map();
  return {
    /**
     * @param {string | undefined} id
     * @returns {Session}
     */
    open(id) {
      const known = id ? sessions.get(id) : undefined;
      if (known) return known;
      const session = createSession();
      sessions.set(session.id, session);
      if (sessions.size > SESSION_LIMIT) sessions.delete(sessions.keys().next().value ?? '');
      return session;
    },
  };
}
