import { start } from '../../../src/modules/multi-view';
import { settle } from '../../shop/shop-page';
import { withLayout } from '../../support/laid-out';

export const PHONE = 400;
export const TABLET = 800;
export const DESKTOP = 1200;

type Schema = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const configOf = (schema: Schema, more: object = {}) =>
  JSON.stringify({ schema, slug: 'et_pb_text', ...more })
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;');
export const element = (schema: Schema, more: object = {}, tag = 'div', attributes = '') =>
  `<${tag} id="view" data-et-multi-view='${configOf(schema, more)}' ${attributes}>${tag === 'img' ? '' : 'Desktop</'}${tag === 'img' ? '' : `${tag}>`}`;

/** Pages with one element whose content depends on the device and the pointer; they end after each test. */
export const withViews = () => {
  const startMount = withLayout();
  return async (html: string, width = DESKTOP) => {
    const mount = startMount(start, { html, width });
    await settle();
    return {
      ...mount,
      view: () => mount.find('#view'),
      resizeTo: async (to: number) => {
        mount.resize(to);
        await settle();
      },
      hover: async (selector: string, isOver = true) => {
        mount.find(selector).dispatchEvent(new Event(isOver ? 'mouseenter' : 'mouseleave'));
        await settle();
      },
    };
  };
};
