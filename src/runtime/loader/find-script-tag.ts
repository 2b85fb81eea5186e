/** The tag that names Skerry; combined or delayed scripts have no `currentScript`. */
export const findScriptTag = (doc: Document): HTMLScriptElement | null => {
  const { currentScript } = doc;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  return (
    [...doc.scripts].find(({ src }) => /\/skerry(\.all|\.core)?\.js(\?|$)/.test(src)) ??
    doc.querySelector<HTMLScriptElement>('script[data-skerry]')
  );
};
