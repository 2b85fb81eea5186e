import { flag, json, list, number, plainObject, record, shape, text } from '../../runtime/kit';

const image = shape({
  src: text(),
  src_w: text(),
  src_h: text(),
  srcset: text(),
  sizes: text(),
  title: text(),
  caption: text(),
  alt: text(),
  full_src: text(),
  full_src_w: text(),
  full_src_h: text(),
  gallery_thumbnail_src: text(),
});

const fields = {
  variation_id: text(),
  /** Attribute → value; empty means "any". */
  attributes: record(text()),
  image,
  image_id: text(),
  /** Empty where the variation has only one image. */
  gallery_images_html: text(),
  sku: text(),
  weight_html: text(),
  dimensions_html: text(),
  price_html: text(),
  /** Empty without a limit. */
  max_qty: text(),
  min_qty: text(),
  is_sold_individually: flag(),
  is_purchasable: flag(),
  is_in_stock: flag(),
  variation_is_visible: flag(true),
  variation_is_active: flag(true),
};

const readFields = shape(fields);

export type Variation = ReturnType<typeof readFields> & {
  /** The untouched response, for listeners and templates. */
  readonly raw: Readonly<Record<string, unknown>>;
};
export type VariationImage = ReturnType<typeof image>;

/** One variation of the page or of a response; null where it is none. */
export const readVariation = (value: unknown): Variation | null => {
  const raw = plainObject(value);
  return raw && number()(raw.variation_id) > 0 ? { ...readFields(raw), raw } : null;
};

const readList = json(list(readVariation));

/** The variations of a form; null where there are too many and the server is requested. */
export const readVariations = (value: unknown): readonly Variation[] | null =>
  value === null || value === false || value === 'false'
    ? null
    : readList(value).filter((variation) => variation !== null);
