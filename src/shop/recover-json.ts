/**
 * JSON from a badly set up server, which prints its warnings around it: what stands from one of the
 * keys that an answer begins with to the last brace (woocommerce-checkout.md §2.5).
 */
export const recoverJson = (body: string, keys: string): unknown => {
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  return parse(body) ?? parse(new RegExp(`\\{\\s*"(?:${keys})".*\\}`, 's').exec(body)?.[0] ?? '');
};
