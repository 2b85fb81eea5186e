/**
 * Preloads a file that is imported later. Not as a module: that would make browsers ignore the
 * page's import map.
 */
export const preload = (href: string, nonce: string): void => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', nonce, href });
  const remove = () => link.remove();
  link.onload = remove;
  link.onerror = remove;
  // Links whose file never loads: by then it has been imported, or soon will be.
  document.addEventListener('skerry:ready', remove, { once: true });
  document.head.append(link);
};
