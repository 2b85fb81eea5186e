// @ts-check
import { createHash } from 'node:crypto';
import { html } from 'hono/html';

const words = 'This is a demonstration shop. Nothing is sent and nothing is charged.';

/** The id is made of the words, so that new words show again. */
const noticeId = createHash('md5').update(words).digest('hex');

export const storeNotice = html`<p class="woocommerce-store-notice demo_store" data-notice-id="${noticeId}" style="display:none;">${words} <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;
