/* global jQuery */
// The usual implementation: each response replaces all elements that its keys select, and is stored
// for the next page.
jQuery(($) => {
  const { body } = document;
  body.addEventListener('skerry:wc_fragment_refresh', () => {
    $.post(
      '/?wc-ajax=get_refreshed_fragments',
      { time: Date.now() },
      ({ fragments, cart_hash }) => {
        $.each(fragments, (key, value) => $(key).replaceWith(value));
        sessionStorage.setItem('wc_fragments', JSON.stringify(fragments));
        sessionStorage.setItem('wc_cart_hash', cart_hash);
        localStorage.setItem('wc_cart_hash', cart_hash);
        body.dispatchEvent(new CustomEvent('skerry:wc_fragments_refreshed'));
      },
    );
  });
  window.isDriven = true;
});
