/** What may go along to the page after a subscription. */
export interface Subscriber {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly ip_address: string;
  readonly css_id: string;
}

const keys = [
  ['name', 'first_name'],
  ['last_name', 'last_name'],
  ['email', 'email'],
  ['ip_address', 'ip_address'],
  ['css_id', 'form_id'],
] as const;

/**
 * The page that follows, with what the owner wants to go along (specification S4.28). `wanted` is
 * the list of `data-redirect_query`, apart by `|`.
 */
export const redirectAddress = (url: string, wanted: string, subscriber: Subscriber): string => {
  const parts = wanted.split('|');
  const query = new URLSearchParams();
  for (const [part, name] of keys) if (parts.includes(part)) query.append(name, subscriber[part]);
  const text = query.toString();
  if (!url || !text) return url;
  const [address = '', hash] = url.split('#', 2);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${text}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
};
