import { expect, settle, test } from './support/test';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('a cover disappears when its video plays, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/media/');
  await settle(page);
  const video = page.locator('#video');
  const play = video.getByRole('button', { name: 'Play video' });
  await expect(play).toHaveCount(1);
  await play.focus();
  await page.keyboard.press('Space');
  await expect(video.locator('iframe')).toHaveAttribute('src', /\/plain\/\?autoplay=1&video=1$/);
  await expect(video.locator('.et_pb_video_overlay')).toBeHidden();
  await expect(video.locator('iframe')).toBeFocused();
  await page.evaluate(() => window.skerry?.stop());
  await expect(video.locator('iframe')).toHaveAttribute('src', '/plain/?video=1');
});

test('a frame that a consent tool has emptied is not touched', async ({ page }) => {
  await page.route('/media/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('src="/plain/?video=1"', 'data-src="/plain/"');
    await route.fulfill({ response, body });
  });
  await page.goto('/media/');
  await settle(page);
  await page.locator('#video .et_pb_video_overlay').click();
  await expect(page.locator('#video .et_pb_video_overlay')).toBeHidden();
  await expect(page.locator('#video iframe')).not.toHaveAttribute('src');
});

const current = '#videos .et-pb-active-control';
const activeSlide = '#videos .et_pb_slide.et-pb-active-slide';

test('thumbnails move their slider and slide in groups of four [S1.03]', async ({ page }) => {
  await page.goto('/media/');
  await settle(page);
  const group = page.locator('#videos .et-carousel-group.active .et_pb_carousel_item');
  await expect(group).toHaveCount(4);
  await page.locator('#videos .et_pb_carousel_item[data-slide-id="2"]').click();
  await expect(page.locator(activeSlide)).toHaveClass(/video_slider_item_2\b/);
  await expect(page.locator(current)).toHaveAttribute('data-slide-id', '2');
  await page.locator('#videos .et_pb_carousel').hover();
  await page.locator('#videos .et_pb_carousel .et-pb-arrow-next').click();
  await expect
    .poll(() => group.evaluateAll((all) => all.map((item) => item.getAttribute('data-slide-id'))))
    .toEqual(['4', '5', '0', '1']);
  await expect(page.locator('#videos .et-carousel-group')).toHaveCount(1);
});

test('a video is muted with its slide, and its cover is restored', async ({ page }) => {
  await page.goto('/media/');
  await settle(page);
  const first = page.locator('#videos .et_pb_video_slider_item_0');
  await first.locator('.et_pb_video_overlay').click();
  await expect(first.locator('iframe')).toHaveAttribute('src', /autoplay=1/);
  await page.locator('#videos .et_pb_carousel_item[data-slide-id="1"]').click();
  await expect(first.locator('iframe')).not.toHaveAttribute('src', /autoplay/);
  // No move starts while another one is running.
  await expect(page.locator('#videos .et_slide_transition')).toHaveCount(0);
  await page.locator('#videos .et_pb_carousel_item[data-slide-id="0"]').click();
  await expect(first.locator('.et_pb_video_overlay')).toBeVisible();
});

test('a sound has controls', async ({ page }) => {
  await page.goto('/media/');
  await settle(page);
  await expect(page.locator('.et_audio_container audio')).toHaveAttribute('controls');
});

test('without its service a map is a list of places with links', async ({ page }) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await page.goto('/media/');
  await settle(page);
  const places = page.getByRole('list', { name: 'Places on the map' });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await expect(places).toContainText('Stall number 1');
  await expect(places.getByRole('link').first()).toHaveAttribute('href', /query=51\.51,-0\.11/);
  expect(hosts.filter((host) => host.includes('google'))).toEqual([]);
});

test('a map is drawn with its pins when the service is there', async ({ page }) => {
  await page.addInitScript(() => {
    const icons: unknown[] = [];
    class Thing {
      addListener() {}
      setOptions() {}
      setMap() {}
    }
    const maps = {
      Map: class extends Thing {
        constructor(element: Element) {
          super();
          element.append('a map');
        }
      },
      Marker: class extends Thing {
        constructor({ icon }: { icon: unknown }) {
          super();
          icons.push(icon);
        }
      },
      InfoWindow: class {},
      Point: class {},
      Size: class {
        readonly size: readonly number[];
        constructor(...size: number[]) {
          this.size = size;
        }
      },
    };
    Object.assign(window, { google: { maps }, icons });
  });
  await page.goto('/media/');
  await settle(page);
  const map = page.locator('.et_pb_map');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveText('a map');
  const icons = await page.evaluate(() => (window as unknown as { icons: unknown[] }).icons);
  expect(icons).toHaveLength(2);
  expect(icons[0]).toMatchObject({ size: { size: [46, 43] } });
  await page.evaluate(() => window.skerry?.stop());
  await expect(map).toHaveText('');
});

test('an inert tag of the map service is woken when a map is near the view', async ({ page }) => {
  await page.route('/media/', async (route) => {
    const response = await route.fetch();
    const tag =
      '<script type="text/plain" data-src="https://maps.googleapis.com/maps/api/js?v=3&key=k"></script>';
    const body = (await response.text()).replace('</body>', `${tag}</body>`);
    await route.fulfill({ response, body });
  });
  const requested: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `google = { maps: { Map: function (e) { e.append('a map'); this.addListener = this.setOptions = function () {}; }, Marker: function () { this.addListener = function () {}; }, InfoWindow: function () {}, Point: function () {}, Size: function () {} } };`,
    });
  });
  await page.goto('/media/');
  await settle(page);
  await expect(page.locator('.et_pb_map')).toHaveText('a map');
  expect(requested).toEqual(['https://maps.googleapis.com/maps/api/js?v=3&key=k']);
});
