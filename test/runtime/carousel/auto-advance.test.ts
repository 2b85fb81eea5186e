import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { next, openGroups, previous, type GroupOptions } from './groups-page';

describe('an automatic carousel', () => {
  const auto = (more: GroupOptions = {}) => openGroups({ autoMs: 1000, motion: 'full', ...more });

  test('moves on after its time, again and again', () => {
    const { pass, moved, shown } = auto();
    pass(999);
    expect(moved).not.toHaveBeenCalled();
    pass(1);
    expect(shown()).toBe('23');
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  test('counts from the last move, also one that the visitor has made', () => {
    const { pass, press, moved } = auto();
    pass(900);
    press(next);
    pass(900);
    expect(moved).toHaveBeenCalledTimes(1);
    pass(100);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['nothing moves automatically', { autoMs: null }],
    ['all is on show', { count: 2 }],
    ['the visitor wants less motion', { motion: 'reduce' as const }],
  ])('does not, and has no button, where %s', (_, more) => {
    const { pass, moved, doc } = auto(more);
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    expect(doc.querySelector('.skerry-pause')).toBeNull();
  });

  test('stops at a press of its button, which then offers to play, and continues at the next', () => {
    const { pass, press, find, moved } = auto();
    expect(find('.skerry-pause').getAttribute('aria-label')).toBe('Pause');
    expect(find('.skerry-pause').dataset.stopped).toBe('false');
    press('.skerry-pause');
    expect(find('.skerry-pause').getAttribute('aria-label')).toBe('Play');
    expect(find('.skerry-pause').dataset.stopped).toBe('true');
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    press('.skerry-pause');
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits while the pointer is over it', () => {
    const { pass, fire, root, moved } = auto();
    fire(root, new MouseEvent('mouseenter'));
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    fire(root, new MouseEvent('mouseleave'));
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits where the pointer has been over it since before it was there [S4.20b]', () => {
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function isMatch(
      this: Element,
      selector: string,
    ) {
      return selector === ':hover' ? this.id === 'root' : matches.call(this, selector);
    });
    const { pass, fire, root, moved } = auto();
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    fire(root, new MouseEvent('mouseleave'));
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits where the keyboard has been in it since before it was there', () => {
    const { pass, find, moved } = auto({ hasFocus: true });
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    act(() => find('#before').blur());
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits while the keyboard is in it, also when it moves about there', () => {
    const { pass, find, moved } = auto();
    act(() => find(next).focus());
    pass(5000);
    act(() => find(previous).focus());
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    act(() => find(previous).blur());
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('continues after a press of the mouse, which leaves the focus on the pressed control', () => {
    const { pass, find, moved } = auto();
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function isMatch(
      this: Element,
      selector: string,
    ) {
      return selector !== ':focus-visible' && matches.call(this, selector);
    });
    act(() => find(next).focus());
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('plays at a press of "Play", also while pointer and keyboard are still on it', () => {
    const { pass, press, find, fire, root, moved } = auto();
    fire(root, new MouseEvent('mouseenter'));
    act(() => find('.skerry-pause').focus());
    press('.skerry-pause');
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    press('.skerry-pause');
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
    act(() => find(next).focus());
    pass(5000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits while the visitor looks at another tab', () => {
    const { pass, fire, doc, moved } = auto();
    const hidden = vi.spyOn(doc, 'hidden', 'get').mockReturnValue(true);
    fire(doc, new Event('visibilitychange'));
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    fire(doc, new Event('visibilitychange'));
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('continues after reduced motion was set for a while, though the pointer has left meanwhile', () => {
    const { pass, fire, root, setMotion, moved } = auto();
    fire(root, new MouseEvent('mouseenter'));
    setMotion('reduce');
    fire(root, new MouseEvent('mouseleave'));
    setMotion('full');
    pass(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('is held by other scripts through a class, and looks every two seconds whether it may go on', () => {
    const { pass, root, moved } = auto();
    root.classList.add('et_pb_pause_slider');
    pass(1000);
    expect(moved).not.toHaveBeenCalled();
    root.classList.remove('et_pb_pause_slider');
    pass(1999);
    expect(moved).not.toHaveBeenCalled();
    pass(1);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('stops when the visitor sets reduced motion', () => {
    const { pass, setMotion, moved } = auto();
    setMotion('reduce');
    pass(5000);
    expect(moved).not.toHaveBeenCalled();
  });
});
