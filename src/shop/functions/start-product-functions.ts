import type { Start } from '../../runtime/definition';
import { productGlobal, variationsGlobal } from '../../runtime/names/woocommerce';
import { galleryMethods } from './gallery-methods';
import { originalMethods } from './keep-originals';
import { variationMethods } from './variation-methods';

/**
 * Functions of the old scripts of product pages that quick views, swatches and gallery plugins call, most
 * of them without asking whether they are there. Each is there where its script would have been; what
 * another script has under its name stays.
 */
export const startFunctions: Start = ({ page, onEnd }) => {
  const { globals, events } = page;
  const methods = {
    ...(globals.has({ name: variationsGlobal }) && {
      ...variationMethods(page),
      ...originalMethods,
    }),
    ...(globals.has({ name: productGlobal }) && galleryMethods(page)),
  };
  onEnd(
    events.whenJQuery(({ fn }) => {
      for (const [name, method] of Object.entries(methods)) {
        if (name in fn) continue;
        fn[name] = method;
        onEnd(() => {
          if (fn[name] === method) Reflect.deleteProperty(fn, name);
        });
      }
    }),
  );
};
