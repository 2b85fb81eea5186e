// @ts-check
import { html } from 'hono/html';
import { paragraph } from '../copy.mjs';
import { article } from '../layout.mjs';
import {
  builderContent,
  createOrder,
  exampleSection,
  row,
  section,
  text,
} from '../modules/columns.mjs';
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
  title: 'Animations and backgrounds',
  line: 'Every entrance animation, parallax backgrounds, and background videos.',
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
    const image = () => {
      const { className, markup } = animatedImage(order);
      entries.push(animationEntry(className, { style: 'slideLeft' }));
      return markup;
    };
    const textRow = (/** @type {string} */ title, start = 1) =>
      row(order, [{ modules: text(order, html`<h2>${title}</h2>${paragraph(start, 2)}`) }]);
    const quarter = (/** @type {string} */ style) => ({
      width: /** @type {const} */ ('1_4'),
      modules: animated(style, { style }),
    });
    const styleRow = (/** @type {string} */ kind) =>
      row(
        order,
        directions.map((direction) => quarter(kind + direction)),
      );
    const content = [
      exampleSection(order, {
        title: 'Fade',
        line: 'Quick on a desktop, slow on a phone.',
        modules: animated('fade', { style: 'fade', duration: '800ms', duration_phone: '5000ms' }),
      }),
      section(order, row(order, [{ modules: image() }])),
      ...styles.map((kind) => section(order, styleRow(kind))),
      parallaxSection(order, { imageNumber: 7, method: 'true', rows: textRow('It lags behind') }),
      section(order, textRow('Between two backgrounds', 3)),
      parallaxSection(order, { imageNumber: 12, method: 'css', rows: textRow('It stands still') }),
      videoSection(order, { rows: textRow('A video runs behind this') }),
      section(order, textRow('Far below', 5)),
      section(order, textRow('And on', 2)),
      videoSection(order, {
        flags: 'et_pb_allow_player_pause et_pb_video_play_outside_viewport',
        rows: textRow('This one goes on outside the view'),
      }),
      exampleSection(order, {
        title: 'Over and over',
        line: 'It does not stop.',
        modules: animated('loop', { style: 'bounce', repeat: 'loop', duration: '2000ms' }),
      }),
    ];
    return {
      title: 'Animations and backgrounds',
      pageId: 131,
      bodyClass: 'et_pb_pagebuilder_layout',
      animationData: entries,
      main: article(builderContent(content)),
    };
  },
};
