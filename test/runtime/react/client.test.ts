import { createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { createRoot } from '../../../src/runtime/react/client';

test('listeners of an effect are removed before the root has ended, not a frame later', () => {
  const calls: string[] = [];
  function Listener() {
    useEffect(() => {
      const onScroll = () => calls.push('heard');
      document.addEventListener('scroll', onScroll);
      return () => document.removeEventListener('scroll', onScroll);
    }, []);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  void act(() => root.render(createElement(Listener, null)));
  document.dispatchEvent(new Event('scroll'));
  expect(calls).toEqual(['heard']);
  root.unmount();
  document.dispatchEvent(new Event('scroll'));
  expect(calls).toEqual(['heard']);
});

test('a root whose effect throws while it ends leaves the others as they are', () => {
  function Broken() {
    useEffect(
      () => () => {
        throw new Error('at the end');
      },
      [],
    );
    return null;
  }
  const order: string[] = [];
  function Late() {
    useEffect(() => {
      order.push('effect');
    }, []);
    order.push('rendered');
    return null;
  }
  const broken = createRoot(document.createElement('div'));
  void act(() => broken.render(createElement(Broken, null)));
  expect(() => broken.unmount()).toThrow('at the end');
  // Effects of later roots wait for their frame as before.
  createRoot(document.createElement('div')).render(createElement(Late, null));
  expect(order).toEqual(['rendered']);
});

test('a root that ends another one on its way ends all its effects at once', () => {
  const ended: string[] = [];
  const inner = createRoot(document.createElement('div'));
  const outer = createRoot(document.createElement('div'));
  const Ends = ({ name, also }: { name: string; also?: () => void }) => {
    useEffect(
      () => () => {
        ended.push(name);
        also?.();
      },
      [name, also],
    );
    return null;
  };
  void act(() => {
    inner.render(createElement(Ends, { name: 'inner' }));
    outer.render(
      createElement('p', null, [
        createElement(Ends, { name: 'first', also: inner.unmount }),
        createElement(Ends, { name: 'second' }),
      ]),
    );
  });
  outer.unmount();
  expect(ended).toEqual(['first', 'inner', 'second']);
});
