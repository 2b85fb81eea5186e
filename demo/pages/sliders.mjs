// @ts-check
import { html } from 'hono/html';
import { sentence } from '../copy.mjs';
import { article } from '../layout.mjs';
import {
  builderContent,
  createOrder,
  exampleSection,
  fullwidthSection,
  row,
  section,
  text,
} from '../modules/columns.mjs';
import { postSlider } from '../modules/post-slider.mjs';
import { gallerySlider, slider } from '../modules/slider.mjs';

/** @type {readonly import('../modules/slider.mjs').Slide[]} */
const slides = [
  { title: 'Words and a button', text: sentence(0), href: '/plain/', alignment: 'center' },
  { title: 'With a picture', text: sentence(1), imageNumber: 2, imageAlt: 'Hills at dusk' },
  { title: 'Light slide', text: sentence(2), layout: 'light', href: '/shop/' },
  { title: 'With a cover', text: sentence(3), cover: 'overlay', alignment: 'center' },
];

const posts = [
  { id: 61, title: 'A week on the island', text: sentence(6), imageNumber: 7 },
  { id: 64, title: 'Post without an image', text: sentence(5) },
  { id: 67, title: 'How the jumper is made', text: sentence(8), imageNumber: 9 },
];

const images = [1, 3, 5, 8].map((number) => ({ number, title: `Landscape ${number}` }));

/** @param {import('../modules/columns.mjs').Order} order */
function examples(order) {
  const three = slides.slice(0, 3);
  return [
    {
      title: 'Auto-advance',
      line: 'Every four seconds; pauses on hover, on focus and while the page is hidden.',
      modules: slider(order, { id: 'auto-slider', autoMs: 4000, slides }),
    },
    {
      title: 'Auto-advance that ignores the pointer',
      line: 'A setting of the author.',
      modules: slider(order, {
        id: 'stubborn-slider',
        autoMs: 3000,
        classes: ['et_slider_auto_ignore_hover'],
        slides: three,
      }),
    },
    {
      title: 'Without arrows',
      line: 'Dots only, and no swipe.',
      modules: slider(order, {
        id: 'no-arrows',
        classes: ['et_pb_slider_no_arrows'],
        slides: three,
      }),
    },
    {
      title: 'Without dots',
      line: 'Arrows only.',
      modules: slider(order, {
        id: 'no-dots',
        classes: ['et_pb_slider_no_pagination'],
        slides: three,
      }),
    },
    {
      title: 'One slide',
      line: 'Nothing to move, so no controls.',
      modules: slider(order, { id: 'one-slide', autoMs: 2000, slides: slides.slice(1, 2) }),
    },
    {
      title: 'Posts, image behind',
      line: 'Slides without data-slide-id.',
      modules: postSlider(order, { id: 'post-slider', autoMs: 5000, posts }),
    },
    {
      title: 'Posts, image on the left',
      line: 'One of them has none.',
      modules: postSlider(order, { id: 'post-slider-left', place: 'left', posts }),
    },
    {
      title: 'No posts',
      line: 'Zero slides.',
      modules: postSlider(order, { id: 'no-posts', posts: [] }),
    },
    {
      title: 'Gallery in slider mode',
      line: 'Slides with other markup; the images are links.',
      modules: gallerySlider(order, { id: 'photo-slider', images }),
    },
  ];
}

/** @type {import('./pages.mjs').PageDefinition} */
export const slidersPage = {
  path: '/sliders/',
  title: 'Sliders',
  line: 'Auto-advance, fullwidth, posts, gallery, one slide, none, without arrows or dots.',
  render() {
    const order = createOrder();
    const intro = text(
      order,
      html`<h1>Sliders</h1><p>Swipe, arrows, dots and keys. Under reduced motion nothing moves automatically.</p>`,
    );
    const wide = slider(order, { id: 'wide-slider', place: 'fullwidth', autoMs: 7000, slides });
    return {
      title: 'Sliders',
      pageId: 23,
      bodyClass: 'et_pb_pagebuilder_layout',
      head: html`<style>.et_pb_slider_0[data-active-slide="et_pb_slide_2"] .et-pb-controllers a { background-color: #1c2b33; }</style>`,
      main: article(
        builderContent([
          section(order, row(order, [{ modules: intro }])),
          examples(order).map((entry) => exampleSection(order, entry)),
          fullwidthSection(order, wide),
        ]),
      ),
    };
  },
};
