// @ts-check
import { article } from '../layout.mjs';
import { builderContent, createOrder, exampleSection } from '../modules/columns.mjs';
import { audio, map, video, videoSlider } from '../modules/media.mjs';

/** @type {import('./pages.mjs').PageDefinition} */
export const mediaPage = {
  path: '/media/',
  title: 'Videos, sound and maps',
  line: 'Videos with overlays, videos with thumbnails, audio, and a map without the map service.',
  render() {
    const order = createOrder();
    const examples = [
      {
        title: 'Video with a cover',
        line: 'The overlay disappears when the video plays.',
        modules: video(order, { id: 'video', frame: '/plain/?video=1', cover: 10 }),
      },
      {
        title: 'Videos with thumbnails',
        line: 'Six videos, four thumbnails at a time.',
        modules: videoSlider(order, { id: 'videos', count: 6 }),
      },
      { title: 'Sound', line: 'With the browser’s controls.', modules: audio(order) },
      { title: 'Map', line: 'Places as a list until a map can be drawn.', modules: map(order) },
    ];
    return {
      title: 'Videos, sound and maps',
      pageId: 101,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(builderContent(examples.map((entry) => exampleSection(order, entry)))),
    };
  },
};
