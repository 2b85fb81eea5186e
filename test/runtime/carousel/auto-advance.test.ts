import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { next, openGroups, previous, type GroupOptions } from './groups-page';

describe('an automatic carousel', () => {
  const auto = (more: GroupOptions = {}) => openGroups({ autoMs: 1000, motion: 'full', ...more });

  test('moves on after its time, again and again', () => {
    const { advance, moved, shown } = auto();
    advance(999);
    expect(moved).not.toHaveBeenCalled();
    advance(1);
    expect(shown()).toBe('23');
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  test('counts from the last move, also one that the visitor has made', () => {
    const { advance, press, moved } = auto();
    advance(900);
    press(next);
    advance(900);
    expect(moved).toHaveBeenCalledTimes(1);
    advance(100);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['nothing moves automatically', { autoMs: null }],
    ['all is on show', { count: 2 }],
    ['the visitor wants less motion', { motion: 'reduce' as const }],
  ])('does not, and has no button, where %s', (_, more) => {
    const { advance, moved, doc } = auto(more);
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
    expect(doc.querySelector('.skerry-pause')).toBeNull();
  });

  test('stops at a press of its button, which then offers to play, and continues at the next', () => {
    const { advance, press, find, moved } = auto();
    expect(find('.skerry-pause').getAttribute('aria-label')).toBe('Pause');
    expect(find('.skerry-pause').dataset.stopped).toBe('false');
    press('.skerry-pause');
    expect(find('.skerry-pause').getAttribute('aria-label')).toBe('Play');
    expect(find('.skerry-pause').dataset.stopped).toBe('true');
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
    press('.skerry-pause');
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits while the pointer is over it', () => {
    const { advance, fire, root, moved } = auto();
    fire(root, new MouseEvent('mouseenter'));
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
    fire(root, new MouseEvent('mouseleave'));
    advance(1000);
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
    const { advance, fire, root, moved } = auto();
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
    fire(root, new MouseEvent('mouseleave'));
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits where the keyboard has been in it since before it was there', () => {
    const { advance, find, moved } = auto({ hasFocus: true });
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
    act(() => find('#before').blur());
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits while the keyboard is in it, also when it moves about there', () => {
    const { advance, find, moved } = auto();
    act(() => find(next).focus());
    advance(5000);
    act(() => find(previous).focus());
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
    act(() => find(previous).blur());
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('continues after a press of the mouse, which leaves the focus on the pressed control', () => {
    const { advance, find, moved } = auto();
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function isMatch(
      this: Element,
      selector: string,
    ) {
      return selector !== ':focus-visible' && matches.call(this, selector);
    });
    act(() => find(next).focus());
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('plays at a press of "Play", also while pointer and keyboard are still on it', () => {
    const { advance, press, find, fire, root, moved } = auto();
    fire(root, new MouseEvent('mouseenter'));
    act(() => find('.skerry-pause').focus());
    press('.skerry-pause');
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
    press('.skerry-pause');
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(1);
    act(() => find(next).focus());
    advance(5000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('waits while the visitor looks at another tab', () => {
    const { advance, fire, doc, moved } = auto();
    const hidden = vi.spyOn(doc, 'hidden', 'get').mockReturnValue(true);
    fire(doc, new Event('visibilitychange'));
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    fire(doc, new Event('visibilitychange'));
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('continues after reduced motion was set for a while, though the pointer has left meanwhile', () => {
    const { advance, fire, root, setMotion, moved } = auto();
    fire(root, new MouseEvent('mouseenter'));
    setMotion('reduce');
    fire(root, new MouseEvent('mouseleave'));
    setMotion('full');
    advance(1000);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('is held by other scripts through a class, and looks every two seconds whether it may go on', () => {
    const { advance, root, moved } = auto();
    root.classList.add('et_pb_pause_slider');
    advance(1000);
    expect(moved).not.toHaveBeenCalled();
    root.classList.remove('et_pb_pause_slider');
    advance(1999);
    expect(moved).not.toHaveBeenCalled();
    advance(1);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  test('stops when the visitor sets reduced motion', () => {
    const { advance, setMotion, moved } = auto();
    setMotion('reduce');
    advance(5000);
    expect(moved).not.toHaveBeenCalled();
  });
});
