/**
 * Has a file fetched that is imported later. Not as a module: browsers would not look at an import map of
 * the page any more.
 */
export const preload = (href: string, nonce: string): void => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', nonce, href });
  const remove = () => link.remove();
  link.onload = remove;
  link.onerror = remove;
  // One whose file never comes: by then it is imported, or soon.
  document.addEventListener('skerry:ready', remove, { once: true });
  document.head.append(link);
};
