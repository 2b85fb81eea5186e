// @ts-check

/**
 * @typedef {object} ConsentOptions
 * @property {'box' | 'banner' | 'classic' | 'popup'} type
 * @property {'popup' | 'pushdown' | 'sidebar-left' | 'sidebar-right'} preferenceCenterType
 * @property {'bottom' | 'top' | 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right'} position
 * @property {'gdpr' | 'ccpa'} law
 * @property {'on' | 'off'} categoryPreview
 * @property {'on' | 'off'} reload
 */

const types = /** @type {const} */ (['box', 'banner', 'classic', 'popup']);
const centers = /** @type {const} */ (['popup', 'pushdown', 'sidebar-left', 'sidebar-right']);
const corners = /** @type {const} */ (['bottom-left', 'bottom-right', 'top-left', 'top-right']);
const edges = /** @type {const} */ (['bottom', 'top']);
const laws = /** @type {const} */ (['gdpr', 'ccpa']);
const onOff = /** @type {const} */ (['off', 'on']);

/** @type {ConsentOptions} */
export const classicUnderGdpr = {
  type: 'classic',
  preferenceCenterType: 'pushdown',
  position: 'bottom',
  law: 'gdpr',
  categoryPreview: 'off',
  reload: 'off',
};

/**
 * The first allowed value among the candidates, otherwise the first of the allowed values.
 * @template {string} T
 * @param {readonly [T, ...T[]]} allowed
 * @param {...(string | null | undefined)} candidates
 * @returns {T}
 */
function pick(allowed, ...candidates) {
  const named = candidates.find((value) => allowed.some((entry) => entry === value));
  return allowed.find((entry) => entry === named) ?? allowed[0];
}

/**
 * Reads law, type and preference centre from a path such as `/consent/gdpr-box-sidebar-left/`; the
 * query takes precedence.
 * @param {string} variant
 * @param {URLSearchParams} query
 * @returns {ConsentOptions}
 */
export function readConsentOptions(variant, query) {
  const [, law, type, center] = /^(\w+)-([a-z]+)-?([a-z-]*)$/.exec(variant) ?? [];
  const chosenType = pick(types, query.get('type'), type);
  const chosenCenter = pick(centers, query.get('preferenceCenterType'), center);
  const position = query.get('position');
  return {
    type: chosenType,
    preferenceCenterType: chosenType === 'classic' ? 'pushdown' : chosenCenter,
    position: chosenType === 'box' ? pick(corners, position) : pick(edges, position),
    law: pick(laws, query.get('law'), law),
    categoryPreview: pick(onOff, query.get('categoryPreview')),
    reload: pick(onOff, query.get('reload')),
  };
}
