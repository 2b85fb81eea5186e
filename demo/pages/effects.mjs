// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import { builderContent, createOrder, exhibit, row, section, text } from '../modules/columns.mjs';
import {
  animatedImage,
  animatedText,
  animationEntry,
  parallaxSection,
  videoSection,
} from '../modules/effects.mjs';

const directions = ['Top', 'Right', 'Bottom', 'Left'];
const styles = ['slide', 'bounce', 'zoom', 'flip', 'fold', 'roll'];

/** @type {import('./pages.mjs').PageDefinition} */
export const effectsPage = {
  path: '/effects/',
  title: 'Entrances and backgrounds',
  line: 'Every entrance, a background that lags behind, and videos behind sections.',
  render() {
    const order = createOrder();
    /** @type {ReturnType<typeof animationEntry>[]} */
    const entries = [];
    const animated = (
      /** @type {string} */ title,
      /** @type {Record<string, string>} */ settings,
    ) => {
      const { className, markup } = animatedText(order, title);
      entries.push(animationEntry(className, settings));
      return markup;
    };
    const picture = () => {
      const { className, markup } = animatedImage(order);
      entries.push(animationEntry(className, { style: 'slideLeft' }));
      return markup;
    };
    const words = (/** @type {string} */ title, start = 1) =>
      row(order, [{ modules: text(order, html`<h2>${title}</h2>${paragraph(start, 2)}`) }]);
    const quarter = (/** @type {string} */ style) => ({
      width: /** @type {const} */ ('1_4'),
      modules: animated(style, { style }),
    });
    const style = (/** @type {string} */ kind) =>
      row(
        order,
        directions.map((direction) => quarter(kind + direction)),
      );
    const content = [
      exhibit(order, {
        title: 'Fade',
        line: 'Quick on a desktop, slow on a phone.',
        modules: animated('fade', { style: 'fade', duration: '800ms', duration_phone: '5000ms' }),
      }),
      section(order, row(order, [{ modules: picture() }])),
      ...styles.map((kind) => section(order, style(kind))),
      parallaxSection(order, { picture: 7, method: 'true', rows: words('It lags behind') }),
      section(order, words('Between two backgrounds', 3)),
      parallaxSection(order, { picture: 12, method: 'css', rows: words('It stands still') }),
      videoSection(order, { rows: words('A video runs behind this') }),
      section(order, words('Far below', 5)),
      section(order, words('And on', 2)),
      videoSection(order, {
        flags: 'et_pb_allow_player_pause et_pb_video_play_outside_viewport',
        rows: words('This one goes on outside the view'),
      }),
      exhibit(order, {
        title: 'Over and over',
        line: 'It does not stop.',
        modules: animated('loop', { style: 'bounce', repeat: 'loop', duration: '2000ms' }),
      }),
    ];
    return {
      title: 'Entrances and backgrounds',
      pageId: 131,
      bodyClass: 'et_pb_pagebuilder_layout',
      animationData: entries,
      main: article(builderContent(content)),
    };
  },
};
