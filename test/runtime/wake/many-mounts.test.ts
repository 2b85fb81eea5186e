import { expect, test } from 'vitest';
import { waitFor } from '../../support/wait-for';
import { islandDefinition, withPages } from '../live-page';

const { open } = withPages();

test('a page with more modules than fit into one task has all of them working', async () => {
  const { skerry } = await open('<p class="tabs"></p>'.repeat(103), [
    islandDefinition('tabs', { when: 'now' }),
  ]);
  await waitFor(() => {
    const working = skerry.islands().filter(({ status }) => status === 'mounted');
    expect(working).toHaveLength(103);
  });
});
