// The shortest implementation without a library: each response replaces the elements that its keys
// select, without sanitising, and is stored.
const replace = (key, html) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const element of document.querySelectorAll(key)) {
    element.replaceWith(template.content.cloneNode(true));
  }
};

const refresh = async () => {
  const response = await fetch('/?wc-ajax=get_refreshed_fragments', {
    method: 'POST',
    body: new URLSearchParams({ time: String(Date.now()) }),
  });
  const { fragments, cart_hash: hash } = await response.json();
  for (const [key, html] of Object.entries(fragments)) replace(key, html);
  sessionStorage.setItem('wc_fragments', JSON.stringify(fragments));
  sessionStorage.setItem('wc_cart_hash', hash);
  localStorage.setItem('wc_cart_hash', hash);
  document.body.dispatchEvent(new CustomEvent('skerry:wc_fragments_refreshed'));
};

document.addEventListener('DOMContentLoaded', () => {
  document.body.addEventListener('skerry:wc_fragment_refresh', () => void refresh());
  window.isDriven = true;
});
