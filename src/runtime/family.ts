/** The parts of the product that a site owner can switch on and off. */
export const families = [
  'modules',
  'shop',
  'learndash',
  'consent',
  'sticky',
  'abtest',
  'pixel',
  'builder',
  'access',
] as const;

export type Family = (typeof families)[number];

export const isFamily = (value: string): value is Family =>
  (families as readonly string[]).includes(value);
