import { act } from 'react';
import { expect, test } from 'vitest';
import { PlacesMap } from '../../../src/modules/maps';
import { openGate } from '../../../src/runtime/open-gate';
import type { ConsentGate } from '../../../src/runtime/consent-gate';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();
const address = 'https://maps.googleapis.com/maps/api/js?key=of-the-site';
const map = '<div id="root"><div class="et_pb_map"></div></div>';

/** A consent gate on which the visitor has allowed some addresses, or allows them later. */
const createGate = () => {
  const allowed = new Set<string>();
  const requested: string[] = [];
  let notify = () => {};
  const gate: ConsentGate = {
    ...openGate,
    isUrlAllowed(url) {
      requested.push(url);
      return allowed.has(url);
    },
    subscribe(listener) {
      notify = () => listener(gate.state());
      return () => {};
    },
  };
  const allow = (url: string) => {
    allowed.add(url);
    act(() => notify());
  };
  return { gate, requested, allow };
};
const scripts = () => [...document.querySelectorAll('script')];

// A loaded API is remembered for the whole page, so the test that loads it is the last.
test.each([
  ['is awake', `<script src="${address}"></script>`],
  ['is awake, with a type', `<script type="text/javascript" src="${address}"></script>`],
  ['is awake, as a module', `<script type="module" src="${address}"></script>`],
  ['has no key', `<script type="text/plain" src="${address.replace('key', 'x')}"></script>`],
  ['is not encrypted', `<script type="text/plain" src="${address.replace('s:', ':')}"></script>`],
  ['is of another site', `<script data-src="https://evil.example/${address}"></script>`],
  ['is of another kind', `<script data-src="${address.replace('/js?', '/js/geo?')}"></script>`],
  ['is nowhere', ''],
])('no address is requested if the tag of the maps %s', (_, tag) => {
  const { gate, requested } = createGate();
  mountIsland(PlacesMap, '#root', { html: map + tag, consent: gate });
  expect(requested).toEqual([]);
  expect(scripts()).toHaveLength(tag ? 1 : 0);
});

test.each([
  ['a type that does not run', `type="text/plain" src="${address}"`],
  ['a type that only begins like one that runs', `type="text/javascript-held" src="${address}"`],
  ['an address set aside', `data-src="${address}"`],
])('a tag with %s stays asleep until the visitor allows its address', (_, attributes) => {
  const { gate, requested } = createGate();
  const tag = `<script ${attributes}></script>`;
  mountIsland(PlacesMap, '#root', { html: map + tag, consent: gate });
  expect(requested).toEqual([address]);
  expect(scripts()).toHaveLength(1);
});

test('once the visitor allows it the tag wakes behind the sleeping one, and only once', () => {
  const { gate, allow } = createGate();
  const tag = `<script id="asleep" data-src="${address}"></script>`;
  mountIsland(PlacesMap, '#root', { html: map + tag, consent: gate });
  allow(address);
  expect(scripts().map(({ id, src }) => [id, src])).toEqual([
    ['asleep', ''],
    ['', address],
  ]);
  expect(document.getElementById('asleep')?.nextElementSibling).toBe(scripts()[1]);
  allow(address);
  expect(scripts()).toHaveLength(2);
});
