const HOUR_MS = 3_600_000;

export interface WrittenCookie {
  readonly name: string;
  readonly value: string;
  /** By name in lower case; the expiry as `days` from now, rounded to the hour. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Parses a cookie that a script has written to `document.cookie`. */
export const readWritten = (text: string): WrittenCookie => {
  const [pair = '', ...written] = text.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const attributes: Record<string, string | number> = {};
  for (const attribute of written) {
    const [key = '', attributeValue = ''] = attribute.split('=');
    if (key === 'expires') {
      attributes.days = Math.round((Date.parse(attributeValue) - Date.now()) / HOUR_MS) / 24;
    } else attributes[key.toLowerCase()] = attributeValue;
  }
  return { name, value, attributes };
};
