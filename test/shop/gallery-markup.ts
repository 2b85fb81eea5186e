/** A gallery as WooCommerce prints it; it is identified by its first image. */
export const galleryHtml = (...names: readonly string[]) =>
  `<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;">\n\t<div class="woocommerce-product-gallery__wrapper">${names
    .map(
      (name, index) =>
        `<div data-thumb="/${name}-100x100.jpg" data-thumb-alt="${name}" class="woocommerce-product-gallery__image"><a href="/${name}.jpg"><img src="/${name}-600x600.jpg" class="${index === 0 ? 'wp-post-image' : ''}" alt="${name}" data-large_image="/${name}.jpg" data-large_image_width="800"></a></div>`,
    )
    .join('')}</div></div>`;

export const ownGallery = galleryHtml('own', 'own-2', 'own-3');
export const redGallery = galleryHtml('red', 'red-2', 'red-3');
export const blueGallery = galleryHtml('blue', 'blue-2');

/** In the form, as WooCommerce 10.9 and 11.0 print it. */
export const scriptTemplate = `<script type="text/template" class="wc-product-gallery-default-template">${ownGallery}</script>`;
/** The same in WooCommerce 11.1. */
export const elementTemplate = `<template class="wc-product-gallery-default-template">${ownGallery}</template>`;
