// @ts-check
import { createHash } from 'node:crypto';
import { html } from 'hono/html';

const text = 'This is a demonstration shop. Nothing is sent and nothing is charged.';

/** The id is a hash of the text, so that a changed text is shown again. */
const noticeId = createHash('md5').update(text).digest('hex');

export const storeNotice = html`<p class="woocommerce-store-notice demo_store" data-notice-id="${noticeId}" style="display:none;">${text} <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;
