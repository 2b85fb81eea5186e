// @ts-check
import { html, raw } from 'hono/html';
import { inlineScript, scriptJson } from '../globals/localize.mjs';
import { markupText } from './markup-text.mjs';
import { amount } from './price.mjs';
import { productGallery, variationGallery } from './product-gallery.mjs';
import { sku } from './products.mjs';
import { quantity } from './quantity.mjs';

/** @typedef {import('./products.mjs').Product} Product */

/** @param {string} word */
const capitalise = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * WooCommerce 10.9 and later; empty if a variation has one image. @param {Product} product @param
 * {string} colour
 */
function galleryData(product, colour) {
  if (!product.galleries) return {};
  const ids = product.galleries[colour];
  return {
    gallery_image_ids: ids ?? [],
    gallery_images_html: ids ? markupText(variationGallery(product, colour, ids)) : '',
  };
}

/** The data of each variation, in the format of the form's attribute. @param {Product} product */
const variationData = (product) => {
  const { variations = [], slug, name, id: productId } = product;
  return variations.map(({ id, colour, size, pence, stock }) => ({
    attributes: { attribute_colour: colour, attribute_size: size },
    availability_html: stock === 'instock' ? '' : '<p class="stock out-of-stock">Out of stock</p>',
    display_price: pence / 100,
    display_regular_price: pence / 100,
    image: {
      title: `${name}, ${colour}`,
      caption: '',
      alt: `${name}, ${colour}`,
      url: `/pictures/goods/${slug}.svg?colour=${colour}`,
      src: `/pictures/goods/${slug}.svg?colour=${colour}`,
      srcset: false,
      sizes: '',
      full_src: `/pictures/goods/${slug}.svg?colour=${colour}`,
      full_src_w: 600,
      full_src_h: 600,
      gallery_thumbnail_src: `/pictures/goods/${slug}.svg?colour=${colour}`,
      gallery_thumbnail_src_w: 100,
      gallery_thumbnail_src_h: 100,
      src_w: 600,
      src_h: 600,
    },
    // The first image of a colour's gallery has another id.
    image_id: product.galleries ? id : productId,
    ...galleryData(product, colour),
    is_in_stock: stock === 'instock',
    is_purchasable: true,
    is_sold_individually: 'no',
    max_qty: '',
    min_qty: 1,
    price_html: markupText(html`<span class="price">${amount(pence)}</span>`),
    sku: `PIER-${id}`,
    variation_description: '',
    variation_id: id,
    variation_is_active: true,
    variation_is_visible: true,
  }));
};

/** @param {Product} product @param {'colour' | 'size'} name */
function optionRow({ variations = [] }, name) {
  const values = [...new Set(variations.map((variation) => variation[name]))];
  const options = values.map(
    (value) => html`<option value="${value}">${capitalise(value)}</option>`,
  );
  const reset =
    name === 'size'
      ? html`<a class="reset_variations" href="#" aria-label="Clear options">Clear</a>`
      : '';
  return html`<tr><th class="label"><label for="${name}">${capitalise(name)}</label></th><td class="value"><select id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}" data-show_option_none="yes"><option value="">Choose an option</option>${options}</select>${reset}</td></tr>`;
}

const templates = raw(`<script type="text/template" id="tmpl-variation-template">
	<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
	<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
	<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>
<script type="text/template" id="tmpl-unavailable-variation-template">
	<p role="alert">This combination is not available. Please choose another size or colour.</p>
</script>`);

/**
 * The product's default images, which WooCommerce 11.0 prints beside its options. @param {Product}
 * product
 */
const defaultTemplate = (product) =>
  product.galleries
    ? html`<script type="text/template" class="wc-product-gallery-default-template">${productGallery(product)}</script>`
    : '';

/** The same markup as a global for scripts. @param {Product} product @param {string} nonce */
export function galleryDefaults(product, nonce) {
  if (!product.galleries) return '';
  const text = scriptJson(markupText(productGallery(product)));
  const code = `(window.wc_variation_gallery_defaults = window.wc_variation_gallery_defaults || {})[${product.id}] = ${text};`;
  return inlineScript(nonce, code, 'wc-add-to-cart-variation-js-before');
}

/** The form of a product with options. @param {Product} product */
export function variationForm(product) {
  const { id, slug, name } = product;
  return html`<form class="variations_form cart" action="/product/${slug}/" method="post" enctype='multipart/form-data' data-product_id="${id}" data-product_sku="${sku(product)}" data-product_variations="${JSON.stringify(variationData(product))}">
	<table class="variations" role="presentation"><tbody>${optionRow(product, 'colour')}${optionRow(product, 'size')}</tbody></table>
	<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
	${defaultTemplate(product)}
	<div class="single_variation_wrap">
		<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
		<div class="woocommerce-variation-add-to-cart variations_button">
			${quantity({ id: 'quantity_single', name: 'quantity', label: `${name} quantity`, value: 1, min: 1, max: '' })}
			<button type="submit" class="single_add_to_cart_button button alt">Add to cart</button>
			<input type="hidden" name="add-to-cart" value="${id}" /><input type="hidden" name="product_id" value="${id}" /><input type="hidden" name="variation_id" class="variation_id" value="0" />
		</div>
	</div>
</form>
${templates}`;
}
