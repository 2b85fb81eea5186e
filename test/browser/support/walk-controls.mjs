// @ts-check

/**
 * Presses every visible control of the page, one after the other, and reports what a visitor would
 * complain of: a control that is covered, a panel that is invisible although its button announces
 * it as expanded, one that is visible although it is announced as collapsed, focus on an invisible
 * element, a dialog that cannot be closed. Runs in the page, after `window.whyUnseen` is defined;
 * never navigates. Controls that `excluded` matches are not pressed. If a fault matches `known`, the
 * source of a pattern or '', the walk does not wait for the covering element to disappear.
 * @param {{ excluded: string, known: string }} options
 * @returns {Promise<{ pressed: number, faults: string[] }>}
 */
export const walkControls = async ({ excluded, known }) => {
  const { whyUnseen } = /** @type {{ whyUnseen: (element: Element) => string }} */ (
    /** @type {unknown} */ (window)
  );
  const CONTROLS =
    'button,summary,select,input:not([type=hidden],[type=file]),[role=button],[role=tab],[aria-expanded],a';
  /** Shown on keyboard focus only; a pointer cannot reach them. */
  const FOR_KEYS = '.skerry-skip,.skerry-sub-menu';
  const notPressed = [FOR_KEYS, excluded].filter(Boolean).join();
  const isKnown = known === '' ? null : new RegExp(known);
  const MOST_PRESSES = 600;
  const MOST_FRAMES = 240;

  /** @type {Set<string>} */
  const faults = new Set();
  /** @param {Element} element */
  const name = (element) => {
    const id = element.id ? `#${element.id}` : '';
    const classes = [...element.classList].map((each) => `.${each}`).join('');
    return `${element.localName}${id}${classes}`.slice(0, 90);
  };
  /** @param {HTMLElement} control @param {string} why */
  const faultOf = (control, why) => `${name(control)} “${control.innerText.slice(0, 30)}”: ${why}`;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });

  /** Finishes running animations, and waits until the page does not change for two frames. */
  const settle = async () => {
    let stableFrames = 0;
    for (let at = 0; at < MOST_FRAMES && stableFrames < 2; at += 1) {
      const before = changes;
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (animation.playState === 'running' && endTime !== Number.POSITIVE_INFINITY)
          animation.finish();
      }
      await frame();
      const isBusy = document.querySelector(
        '.et_pb_is_animating,.et_animating,.et_pb_toggle_opening,.et_pb_toggle_closing,[aria-busy=true]',
      );
      stableFrames = changes === before && !isBusy ? stableFrames + 1 : 0;
    }
  };

  let wasPrevented = false;
  // Prevents navigation by every event that no handler has prevented.
  /** @param {Event} event */
  const preventNavigation = (event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', preventNavigation);
  addEventListener('submit', preventNavigation);
  window.open = () => null;
  // `print` would block Firefox until its dialog is closed.
  window.print = () => {};

  /**
   * Whether something is visible anywhere on the page, whatever the scroll position. @param
   * {Element} element
   */
  const isShown = (element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const why = whyUnseen(element);
    return why === '' || why.startsWith('covered');
  };
  /** @param {Element} control */
  const controlled = (control) =>
    (control.getAttribute('aria-controls') ?? '')
      .split(/\s+/)
      .flatMap((id) => document.getElementById(id) ?? [])
      // A panel that contains its own control always shows at least that.
      .filter((panel) => !panel.contains(control));

  /** @param {Element} control */
  const checkState = (control) => {
    const expanded = control.getAttribute('aria-expanded');
    const panels = controlled(control);
    const [first] = panels;
    if (expanded === 'true' && first && !panels.some(isShown))
      faults.add(`${name(control)} says expanded, but ${name(first)} is not seen`);
    // If a button opens several panels, some may have been opened on their own.
    if (expanded === 'false' && first && panels.every(isShown))
      faults.add(`${name(control)} says collapsed, but ${name(first)} is seen`);
    if (control.role === 'tab') {
      const isChosen = control.ariaSelected === 'true';
      for (const panel of panels) {
        if (isShown(panel) !== isChosen)
          faults.add(`${name(control)}: its panel is ${isChosen ? 'not seen' : 'seen'}`);
      }
    }
  };
  /** @param {Element} pressed */
  const checkFocus = async (pressed) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The element that covers it may be fading out.
    for (let at = 0; at < 90 && whyUnseen(focused).startsWith('covered'); at += 1) await frame();
    const why = whyUnseen(focused);
    if (why && !why.startsWith('outside'))
      faults.add(`after ${name(pressed)} the focus is on ${name(focused)}: ${why}`);
  };
  const dialogs = () =>
    [...document.querySelectorAll('dialog[open],[role=dialog],[aria-modal=true]')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  /**
   * Expects that an opened dialog is on top and can be closed again. @param {Element} pressed
   * @param {readonly Element[]} before
   */
  const checkDialogs = async (pressed, before) => {
    for (const dialog of dialogs().filter((each) => !before.includes(each))) {
      const image = dialog.querySelector('img');
      // Its size is that of the file, which may still be loading.
      await image?.decode().catch(() => {});
      await settle();
      if (image && whyUnseen(image))
        faults.add(`${name(pressed)} opens an image: ${whyUnseen(image)}`);
      const closers = [...dialog.querySelectorAll('button,[role=button],a')].filter((each) =>
        /close|×|✕/i.test(`${each.className} ${each.ariaLabel} ${each.textContent}`),
      );
      const closer = closers.find((each) => whyUnseen(each) === '');
      if (!closer) {
        faults.add(`${name(pressed)} opens ${name(dialog)}, which shows nothing to close it`);
        continue;
      }
      /** @type {HTMLElement} */ (closer).click();
      await settle();
      if (dialogs().includes(dialog)) faults.add(`${name(closer)} does not close ${name(dialog)}`);
      await checkFocus(closer);
    }
  };

  /** @param {HTMLElement} control */
  const press = async (control) => {
    const [before, changesBefore] = [dialogs(), changes];
    control.focus({ preventScroll: true });
    wasPrevented = true;
    control.click();
    await Promise.resolve();
    // A link without a handler: the browser would have navigated.
    if (!wasPrevented && changes === changesBefore) return;
    await settle();
    if (control.isConnected) checkState(control);
    await checkFocus(control);
    await checkDialogs(control, before);
  };
  /**
   * Closes what a press has opened: by another press, or with Escape if it covers its control.
   * @param {HTMLElement} control
   */
  const close = async (control) => {
    if (whyUnseen(control) === '') return press(control);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settle();
    if (control.getAttribute('aria-expanded') === 'true')
      faults.add(`${name(control)} opens what covers it, and Escape does not close it`);
    await checkFocus(control);
  };

  await settle();
  // The shop's notice covers the end of every page until it is dismissed.
  document
    .querySelector('.woocommerce-store-notice__dismiss-link')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settle();
  /** @type {Set<Element>} */
  const seen = new Set();
  let pressed = 0;
  for (;;) {
    const control = [...document.querySelectorAll(CONTROLS)].find(
      (each) => !seen.has(each) && !each.matches(notPressed),
    );
    if (!(control instanceof HTMLElement)) break;
    if (pressed >= MOST_PRESSES) {
      faults.add(`more than ${MOST_PRESSES} controls: the rest was not pressed`);
      break;
    }
    seen.add(control);
    // Inert elements, such as the copy that keeps the place of a stuck module, cannot be pressed.
    const isPressable = !control.matches(':disabled') && !control.closest('[inert]');
    if (!isPressable || !control.checkVisibility({ visibilityProperty: true })) continue;
    // Closes a list that stays open while the focus is inside it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Scroll handlers take a frame; a list that has lost the focus closes shortly afterwards.
    if (whyUnseen(control)) await settle();
    const isCovered = () => {
      const why = whyUnseen(control);
      return why.startsWith('covered') && !isKnown?.test(faultOf(control, why));
    };
    for (let at = 0; at < 90 && isCovered(); at += 1) {
      await frame();
      // The page may be scrolling to a message.
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const covered = whyUnseen(control);
    // Built while the control's text can be read: once its list is closed it has none.
    const faultText = covered.startsWith('covered') ? faultOf(control, covered) : '';
    if (faultText) {
      // A list that was opened over the control closes at a press outside; a control that closes
      // with it was inside the list.
      const outside = new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' });
      document.body.dispatchEvent(outside);
      await settle();
    }
    const isHidden = !control.checkVisibility({ visibilityProperty: true });
    const why = isHidden ? covered : whyUnseen(control);
    if (why.startsWith('covered')) faults.add(isHidden ? faultText : faultOf(control, why));
    if (why) continue;
    pressed += 1;
    await press(control);
    if (control.isConnected && control.getAttribute('aria-expanded') === 'true')
      await close(control);
  }
  removeEventListener('click', preventNavigation);
  removeEventListener('submit', preventNavigation);
  observer.disconnect();
  return { pressed, faults: [...faults] };
};
