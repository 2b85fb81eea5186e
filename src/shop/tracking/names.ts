/**
 * ActiveCampaign's site tracking, as its WordPress plugins print and call it (woocommerce.md §8.3).
 */
export const loader = 'https://diffuser-cdn.app-us1.com/diffuser/diffuser.js';
export const queueName = 'vgo';
export const aliasName = 'visitorGlobalObjectAlias';
export const enableName = 'acEnableTracking';
export const emailName = 'trackcmp_email';
export const cookie = 'ac_enable_tracking';
/** What a visitor must have agreed to. */
export const category = 'advertisement';
