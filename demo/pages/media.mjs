// @ts-check
import { article } from '../layout.mjs';
import { builderContent, createOrder, exampleSection } from '../modules/columns.mjs';
import { audio, map, video, videoSlider } from '../modules/media.mjs';

/** @type {import('./pages.mjs').PageDefinition} */
export const mediaPage = {
  path: '/media/',
  title: 'Videos, sound and maps',
  line: 'Covers over videos, videos with thumbnails, a sound and a map without its service.',
  render() {
    const order = createOrder();
    const examples = [
      {
        title: 'Video with a cover',
        line: 'The cover goes when it plays.',
        modules: video(order, { id: 'video', frame: '/plain/?video=1', cover: 10 }),
      },
      {
        title: 'Videos with thumbnails',
        line: 'Six videos, four thumbnails at a time.',
        modules: videoSlider(order, { id: 'videos', count: 6 }),
      },
      { title: 'Sound', line: 'With the controls of the browser.', modules: audio(order) },
      { title: 'Map', line: 'Places in words until a map can be drawn.', modules: map(order) },
    ];
    return {
      title: 'Videos, sound and maps',
      pageId: 101,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(builderContent(examples.map((entry) => exampleSection(order, entry)))),
    };
  },
};
