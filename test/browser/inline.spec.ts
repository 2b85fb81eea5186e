import { build } from 'esbuild';
import { expect, test } from './support/test';

test('inline styles that are undone before anybody has read them leave no empty attribute', async ({
  page,
}) => {
  const { outputFiles } = await build({
    entryPoints: ['src/runtime/dom/create-inline.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inline',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const left = await page.evaluate(() => {
    const { createInline } = (
      window as unknown as { inline: typeof import('../../src/runtime/dom/create-inline') }
    ).inline;
    const [undone, given] = [document.createElement('p'), document.createElement('p')];
    const first = createInline(undone);
    first.write({ top: '1px' });
    first.undo();
    const second = createInline(given);
    second.write({ top: '1px' });
    second.write({ top: null });
    return [undone.outerHTML, given.outerHTML];
  });
  expect(left).toEqual(['<p></p>', '<p></p>']);
});
