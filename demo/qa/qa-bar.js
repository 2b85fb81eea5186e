// @ts-check
// The QA bar of the demo. It is not part of Skerry, and must work on every page, also if storage is
// blocked, under the strict CSP, and without Skerry.
(() => {
  const bar = document.getElementById('qa-bar');
  if (!bar) return;

  const kept = [
    'preview',
    'build',
    'file',
    'motion',
    'dir',
    'storage',
    'csp',
    'tag',
    'skerry',
    'scheme',
    'bar',
  ];
  const status = bar.querySelector('.qa-bar-said');

  /** @param {string} text */
  const announce = (text) => {
    if (status) status.textContent = text;
  };

  const opener = bar.querySelector('.qa-bar-open');
  opener?.addEventListener('click', () => {
    const open = bar.toggleAttribute('data-open');
    opener.setAttribute('aria-expanded', String(open));
  });

  const form = bar.querySelector('form');
  form?.addEventListener('change', () => {
    // An empty option would leave `?skerry=` in the address.
    for (const select of form.querySelectorAll('select')) select.disabled = select.value === '';
    form.submit();
  });

  /**
   * @param {string} path
   * @param {unknown} body
   */
  const post = (path, body) =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  bar.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const kind = button?.dataset.fault;
    if (kind) {
      const response = await post('/qa/fault', { kind });
      announce(
        response.ok ? `Response of the next call: ${kind}` : 'The server rejected that fault.',
      );
    }
    if (button && 'reset' in button.dataset) {
      await post('/qa/reset', {});
      announce('Cart, faults and lists are empty again.');
    }
  });

  /**
   * The link's address with the switches of this page, or null if it needs no change.
   * @param {HTMLAnchorElement} link
   */
  const withSwitches = (link) => {
    const url = new URL(link.href, location.href);
    const samePage = url.pathname === location.pathname && url.hash !== '';
    if (url.origin !== location.origin || samePage || url.pathname.startsWith('/qa/')) return null;
    const here = new URLSearchParams(location.search);
    const missing = kept.filter((name) => here.has(name) && !url.searchParams.has(name));
    for (const name of missing) url.searchParams.set(name, here.get(name) ?? '');
    return missing.length > 0 ? url.href : null;
  };

  // This listener is on `window` so that it runs last: a click that another listener has handled is
  // left alone, and the link keeps the `href` that the server printed.
  window.addEventListener('click', (event) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !plain) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.getAttribute('href') === '#')
      return;
    const address = withSwitches(link);
    if (!address) return;
    event.preventDefault();
    location.assign(address);
  });
})();
