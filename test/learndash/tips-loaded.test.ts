// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { type LearnPage, settle, startLearnPage } from './learn-page';

const tip = '<p data-ld-tooltip="Later">x</p>';
const open = async (html: string) => {
  const learn = await startLearnPage({ html: `<div class="learndash-wrapper">${html}</div>` });
  return { ...learn, load: vi.spyOn(learn.page, 'load') };
};
const boxes = ({ all }: Pick<LearnPage, 'all'>) => all('#learndash-tooltips .ld-tooltip');

test('tips that the server has printed are there at the start', async () => {
  const learn = await open(tip);
  expect(boxes(learn)).toHaveLength(1);
  expect(learn.isRestored()).toBe(true);
  learn.end();
});

test('on a page without tips their chunk loads with the first that is rendered, once', async () => {
  const learn = await open('<div class="ld-accordion"></div>');
  const list = learn.find('.ld-accordion');
  const renderAgain = async (html: string) => {
    list.innerHTML = html;
    list.dispatchEvent(new CustomEvent('ldAccordionPaginationComplete', { bubbles: true }));
    await settle();
  };
  await renderAgain('<p>no tip</p>');
  expect(learn.load).not.toHaveBeenCalled();
  await renderAgain(tip);
  expect(boxes(learn)).toHaveLength(1);
  await renderAgain(tip + tip);
  expect(boxes(learn)).toHaveLength(2);
  expect(learn.load).toHaveBeenCalledTimes(1);
  learn.end();
});
