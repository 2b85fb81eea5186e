/** Calls back when the whole document has been parsed; at once when it has. */
export const whenInteractive = (doc: Document, callback: () => void): void => {
  if (doc.readyState !== 'loading') callback();
  else doc.addEventListener('readystatechange', callback, { once: true });
};
