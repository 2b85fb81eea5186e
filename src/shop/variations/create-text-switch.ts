import { product } from './names';

const fields = {
  sku: '.product_meta .sku',
  weight:
    '.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value',
  dimensions:
    '.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
} as const;

export type VariationTexts = Readonly<Partial<Record<keyof typeof fields, string>>>;

/** Article number, weight and size of the product follow the variation; empty gives its own back. */
export const createTextSwitch = (form: HTMLElement) => {
  const originals = new Map<Element, string>();
  return (texts: VariationTexts): void => {
    const box = form.closest(product);
    for (const name of ['sku', 'weight', 'dimensions'] as const) {
      for (const element of box?.querySelectorAll(fields[name]) ?? []) {
        if (!originals.has(element)) originals.set(element, element.textContent ?? '');
        const text = texts[name] || (originals.get(element) ?? '');
        if (element.textContent !== text) element.textContent = text;
      }
    }
  };
};
