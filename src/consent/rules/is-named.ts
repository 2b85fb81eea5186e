/**
 * Whether a cookie's name fits the owner's, where `*` stands for anything. Compared piece by piece:
 * a regular expression made from configuration could hang the page.
 */
export const isNamed = (name: string, listed: string): boolean => {
  const pieces = listed.split('*');
  const first = pieces.shift() ?? '';
  const last = pieces.pop();
  if (last === undefined) return name === listed;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const piece of pieces) {
    const found = name.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
};
