const options = (...values: readonly string[]) =>
  `<option value="">Choose an option</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}`;
/** The page of a product with these variations. */
export const page = (list: unknown) =>
  `<div class="product"><div class="images"><div class="woocommerce-product-gallery__image"><a href="/full.jpg"><img class="wp-post-image" src="/own.jpg"></a></div></div>
<form class="variations_form cart" data-product_id="7" data-product_variations='${JSON.stringify(list)}'><table class="variations"><tbody><tr><td class="value"><select name="attribute_colour" data-attribute_name="attribute_colour">${options('red', 'blue')}</select></td></tr><tr><td class="value"><select name="attribute_size" data-attribute_name="attribute_size">${options('small', 'large')}</select><a class="reset_variations" href="#">Clear</a></td></tr></tbody></table><div class="reset_variations_alert" role="alert"></div><div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div><div class="woocommerce-variation-add-to-cart variations_button"><div class="quantity"><input class="qty" name="quantity" value="1" min="1" max=""></div><button type="submit" class="single_add_to_cart_button button">Add</button><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form><div class="product_meta"><span class="sku">OWN</span></div></div><script type="text/template" id="tmpl-variation-template"><div>{{{ data.variation.price_html }}}</div></script><script type="text/template" id="tmpl-unavailable-variation-template"><p>Not available.</p></script>`;

/** A variation as the server prints it. */
export const rawVariation = (
  id: number,
  colour: string,
  size: string,
  more: Record<string, unknown> = {},
) => ({
  variation_id: id,
  attributes: { attribute_colour: colour, attribute_size: size },
  sku: `SKU-${id}`,
  price_html: `<span class="price">${id}</span>`,
  availability_html: '',
  variation_description: '',
  dimensions_html: '1 &times; 2',
  min_qty: 1,
  max_qty: '',
  is_purchasable: true,
  is_in_stock: true,
  variation_is_visible: true,
  variation_is_active: true,
  is_sold_individually: 'no',
  image: { src: `/v${id}.jpg`, full_src: `/f${id}.jpg` },
  image_id: id,
  ...more,
});
export const allVariations = [
  rawVariation(1, 'red', 'small'),
  rawVariation(2, 'red', 'large'),
  rawVariation(3, 'blue', 'small'),
];
