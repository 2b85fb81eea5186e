import { expect, test } from 'vitest';
import { readImages } from '../../../src/modules/lightbox/read-images';
import { zoomFrom } from '../../../src/modules/lightbox/lightbox';

const link = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
};

test('a gallery opens with all its images, those on other pages included [S1.03]', () => {
  document.body.innerHTML = `<div class="et_post_gallery">
    <div class="et_pb_gallery_image"><a id="a" href="/a.jpg" title="<b>A</b>"><img alt="Hill"></a></div>
    <div style="display:none"><div class="et_pb_gallery_image"><a href="/b.jpg"><img></a></div></div>
    <div class="et_pb_gallery_image"><a href="javascript:alert(1)">bad</a></div>
  </div>`;
  const pictures = readImages(link('#a'));
  expect(pictures.map(({ url }) => new URL(url).pathname)).toEqual(['/a.jpg', '/b.jpg']);
  // A caption is text; the old script executed HTML in it.
  expect(pictures[0]).toMatchObject({ caption: '<b>A</b>', alt: 'Hill' });
});

test('an image outside a gallery opens alone', () => {
  document.body.innerHTML =
    '<a id="a" class="et_pb_lightbox_image" href="/a.jpg"></a><a class="et_pb_lightbox_image" href="/b.jpg"></a>';
  expect(readImages(link('#a'))).toHaveLength(1);
});

test.each(['file:///a.jpg', 'mailto:someone@https.example', 'data:image/png;base64,AA=='])(
  'a link to %s is no image',
  (href) => {
    document.body.innerHTML = `<a id="a" class="et_pb_lightbox_image" href="${href}"></a>`;
    expect(readImages(link('#a'))).toEqual([]);
  },
);

test.each([
  ['title="Title"', 'data-caption="Caption"', 'Title'],
  ['', 'data-caption="Caption"', 'Caption'],
  ['', '', ''],
])('a link with %j around an image with %j has the caption %j', (title, caption, expected) => {
  document.body.innerHTML = `<a id="a" class="et_pb_lightbox_image" href="/a.jpg" ${title}><img ${caption}></a>`;
  expect(readImages(link('#a'))).toMatchObject([{ caption: expected, alt: '' }]);
});

test('an image grows out of its thumbnail', () => {
  const thumbnail = { left: 0, top: 0, width: 100, height: 50 };
  const box = { left: 100, top: 100, width: 400, height: 200 };
  expect(zoomFrom(thumbnail, box)).toBe('translate(-250px,-175px) scale(0.25)');
  const tall = { ...thumbnail, height: 100 };
  expect(zoomFrom(tall, box)).toBe('translate(-250px,-150px) scale(0.25)');
  expect(zoomFrom({ ...thumbnail, width: 200 }, box)).toMatch(/ scale\(0\.25\)$/);
  expect(zoomFrom({ ...thumbnail, width: 0 }, box)).toBeNull();
  expect(zoomFrom(thumbnail, { ...box, width: 0 })).toBeNull();
  expect(zoomFrom(thumbnail, { ...box, height: 0 })).toBeNull();
  expect(zoomFrom(thumbnail, { ...box, width: 1, height: 1 })).not.toBeNull();
});
