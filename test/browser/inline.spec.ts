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
  const result = await page.evaluate(() => {
    const { createInline } = (
      window as unknown as { inline: typeof import('../../src/runtime/dom/create-inline') }
    ).inline;
    const [undoTarget, resetTarget] = [document.createElement('p'), document.createElement('p')];
    const first = createInline(undoTarget);
    first.write({ top: '1px' });
    first.undo();
    const second = createInline(resetTarget);
    second.write({ top: '1px' });
    second.write({ top: null });
    return [undoTarget.outerHTML, resetTarget.outerHTML];
  });
  expect(result).toEqual(['<p></p>', '<p></p>']);
});
