import { waitFrames, expect, reported, test } from './attack';
import { messages } from './inputs/messages';

/** Posts all messages from a frame of another origin. */
const sender = `<script>
  var messages = ${JSON.stringify(messages).replaceAll('<', '\\u003c')};
  for (var text of messages) { try { parent.postMessage((0, eval)('(' + text + ')'), '*'); } catch (error) {} }
  parent.postMessage('posted all', '*');
</script>`;

for (const path of [
  '/kitchen-sink/',
  '/lessons/c/?timer=90',
  '/media/',
  '/consent/',
  '/builder/?et_pb_preview=true',
]) {
  test(`${path}: messages from outside have no effect on the page`, async ({ page, open }) => {
    await open(path, 'bar=off&motion=reduce');
    const before = page.url();
    // Values that cannot be cloned cannot be posted.
    await page.evaluate(
      messages.map((text) => `try { postMessage((${text}), '*'); } catch {}`).join('\n'),
    );
    await page.evaluate(async (markup) => {
      const posted = new Promise((resolve) =>
        window.addEventListener('message', ({ data }) => data === 'posted all' && resolve(null)),
      );
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = markup;
      frame.hidden = true;
      document.body.append(frame);
      await posted;
      frame.remove();
    }, sender);
    await waitFrames(page);
    expect(page.url()).toBe(before);
    expect(await reported(page)).toEqual([]);
    expect(await page.evaluate(() => window.skerry?.consent.state().status)).not.toBe('decided');
  });
}
