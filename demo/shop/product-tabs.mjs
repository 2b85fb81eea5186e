// @ts-check
import { html } from 'hono/html';
import { paragraph, sentence } from '../copy.mjs';

const ratings = ['Perfect', 'Good', 'Average', 'Not that bad', 'Very poor'];

/** @param {import('./products.mjs').Product} product */
function reviews({ id, name }) {
  const items = [5, 3].map(
    (
      stars,
      index,
    ) => html`<li class="review depth-1" id="li-comment-${id + index}"><div class="comment_container"><div class="comment-text">
	<div class="star-rating" role="img" aria-label="Rated ${stars} out of 5"><span style="width:${stars * 20}%">Rated <strong class="rating">${stars}</strong> out of 5</span></div>
	<p class="meta"><strong class="woocommerce-review__author">Buyer ${index + 1}</strong></p><div class="description"><p>${sentence(id + index)}</p></div>
</div></div></li>`,
  );
  const options = ratings.map(
    (label, index) => html`<option value="${5 - index}">${label}</option>`,
  );
  return html`<div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">2 reviews for <span>${name}</span></h2><ol class="commentlist">${items}</ol></div>
<div id="review_form_wrapper"><div id="review_form"><div id="respond" class="comment-respond"><span id="reply-title" class="comment-reply-title" role="heading" aria-level="3">Add a review</span><form action="/product/thanks/" method="post" id="commentform" class="comment-form"><div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Your rating&nbsp;<span class="required">*</span></label><select name="rating" id="rating" required><option value="">Rate…</option>${options}</select></div><p class="comment-form-comment"><label for="comment">Your review&nbsp;<span class="required">*</span></label><textarea id="comment" name="comment" cols="45" rows="4" required></textarea></p><p class="form-submit"><input name="submit" type="submit" id="submit" class="submit button" value="Submit" /></p></form></div></div></div></div>`;
}

/** Description and reviews. @param {import('./products.mjs').Product} product */
export function productTabs(product) {
  const tabs = [
    {
      name: 'description',
      title: 'Description',
      content: html`<h2>Description</h2>${paragraph(product.id % 7, 4)}`,
    },
    { name: 'reviews', title: 'Reviews (2)', content: reviews(product) },
  ];
  return html`<div class="woocommerce-tabs wc-tabs-wrapper">
	<ul class="tabs wc-tabs" role="tablist">${tabs.map(({ name, title }) => html`<li class="${name}_tab" id="tab-title-${name}"><a href="#tab-${name}" role="tab" aria-controls="tab-${name}">${title}</a></li>`)}</ul>
	${tabs.map(({ name, content }) => html`<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${name} panel entry-content wc-tab" id="tab-${name}" role="tabpanel" aria-labelledby="tab-title-${name}">${content}</div>`)}
</div>`;
}
