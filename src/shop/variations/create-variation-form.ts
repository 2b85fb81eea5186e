import type { ControllerScope } from '../../runtime/controller-scope';
import type { DelegatedEvent } from '../../runtime/event-bridge';
import { createLatest, createReducerStore, shape, text, whenScriptsRan } from '../../runtime/kit';
import { emitter, endpointUrl, jQueryData, recoverJson } from '../woocommerce';
import { replacing } from '../lazy';
import { type ChooserState, initialChooser, isReady, reduceChooser } from './chooser-state';
import { createFormView } from './create-form-view';
import { createProductView } from './create-product-view';
import { renderVariation } from './fill-template';
import { variationGalleries } from './lazy';
import * as names from './names';
import { createOptionLists } from './option-lists';
import { readVariation, readVariations, type Variation } from './variation';
import type { Page } from '../../runtime/page';
import { productGlobal } from '../../runtime/names/woocommerce';

/**
 * Whether variations of a form may have galleries. Without the settings of product pages no gallery
 * is started, and an inserted one would stay invisible, as it is printed.
 */
const hasGalleries = (
  { globals }: Page,
  form: HTMLElement,
  variations: readonly Variation[] | null,
): boolean =>
  globals.has({ name: productGlobal }) &&
  (globals.has({ name: names.galleryDefaults }) ||
    form.querySelector(names.galleryTemplate) !== null ||
    variations?.some((variation) => variation.gallery_images_html !== '') === true);

export const variationParams = {
  name: 'wc_add_to_cart_variation_params',
  read: shape({
    wc_ajax_url: text('/?wc-ajax=%%endpoint%%'),
    i18n_no_matching_variations_text: text(),
    i18n_make_a_selection_text: text(),
    i18n_unavailable_text: text(),
    i18n_reset_alert_text: text(),
  }),
};

/** Response of the server, which PHP warnings may precede; `false` means that nothing matches. */
const readResponse = (body: unknown) => {
  const value = recoverJson(String(body), 'attributes');
  return value === undefined ? value : { variation: readVariation(value) };
};

interface WithMedia {
  readonly wp?: { readonly mediaelement?: { initialize?(): void } };
}

/** Milliseconds: other scripts set their defaults first (woocommerce.md §11). */
const INIT_MS = 100;
const REVEAL_MS = 300;

/** One form of a variable product: choosing, matching, showing (woocommerce.md §7.1). */
export const createVariationForm = (scope: ControllerScope, form: HTMLFormElement): void => {
  const {
    page,
    name,
    changes,
    signal: ended,
    after,
    inBackground,
    startLazy,
    guard,
    onEnd,
  } = scope;
  const params = page.globals.get(variationParams);
  const selects = [...form.querySelectorAll<HTMLSelectElement>(names.variationSelects)];
  if (selects.length === 0) return;
  const nameOf = (select: HTMLSelectElement) => select.dataset.attribute_name || select.name;
  const choice = () => Object.fromEntries(selects.map((select) => [nameOf(select), select.value]));
  // Plugins store variations in jQuery's data, which never shows in the attribute.
  const readAll = () =>
    readVariations(
      jQueryData(page.window, form)[names.variationsData] ??
        form.getAttribute(names.variationsAttribute),
    );
  const lists = createOptionLists({ changes, selects, nameOf });
  const productView = createProductView({ page, changes, form });
  const formView = createFormView(scope, form, {
    refusals: {
      none: params.i18n_no_matching_variations_text,
      failed: page.labels('failed'),
      unavailable: params.i18n_unavailable_text,
      needed: params.i18n_make_a_selection_text,
    },
    reset: params.i18n_reset_alert_text,
  });
  const { box } = formView;
  const emit = emitter(page, form);
  const emitAtBox = emitter(page, box ?? form);
  const requests = createLatest(ended);

  const { $state, dispatch } = createReducerStore(reduceChooser, initialChooser(readAll()));

  const reveal = async (variation: Variation, version: number) => {
    const content = await page.insert.fragment(renderVariation(page, variation), 'form');
    if (version !== $state.get().version || !box || ended.aborted) return;
    formView.reveal(box, content);
    dispatch({ type: 'reveal', version });
    emitAtBox(names.showVariation, [variation.raw, isReady(variation)]);
    // Starts players in its description.
    (page.window as WithMedia).wp?.mediaelement?.initialize?.();
  };
  let hasOffered = false;
  /** With the page, or with a variation that arrives later, from a plugin or the server. */
  const offerGalleries = (variations: readonly Variation[] | null) => {
    if (hasOffered || !hasGalleries(page, form, variations)) return;
    hasOffered = true;
    startLazy(
      variationGalleries,
      productView.placeFor(() => $state.get().pictured),
    );
  };
  const show = (state: ChooserState, before: ChooserState = state) => {
    const { found, version } = state;
    productView.show(state, before);
    formView.show(state, before);
    if (!found || version === before.version) return;
    offerGalleries([found]);
    after(REVEAL_MS, () => {
      if (version === $state.get().version) inBackground(reveal(found, version));
    });
  };

  // Plugins receive the event after the step, as they did when the old script's own listeners ran first.
  const resetChoice = () => {
    dispatch({ type: 'resetImage' });
    emit(names.resetImage);
    dispatch({ type: 'reset' });
    emitAtBox(names.hideVariation);
  };
  const reset = () => {
    resetChoice();
    emit(names.resetData);
  };
  const settle = ({ search, found }: ChooserState) => {
    // Responses for another choice are obsolete.
    requests.end();
    if (search === 'requesting') inBackground(request());
    else if (search === 'found') emit(names.foundVariation, [found?.raw]);
    else {
      reset();
      if (search !== 'incomplete') dispatch({ type: 'refuse', refusal: search });
    }
  };

  const request = async () => {
    const signal = requests.start();
    // The cover is not worth a form that never gets its variation.
    const code = await page.load(replacing).catch((error: unknown) => {
      page.report({ source: name, phase: 'load', error });
    });
    if (signal.aborted) return;
    const uncover = code?.cover(scope, form, '#fff');
    const result = await page.ajax({
      url: endpointUrl(params.wc_ajax_url, names.variationCall),
      fields: {
        ...choice(),
        product_id: Number.parseInt(form.dataset.product_id ?? '', 10),
        custom_data: form.dataset.custom_data ?? '',
      },
      expect: 'text',
      read: readResponse,
      signal,
    });
    uncover?.();
    if (signal.aborted) return;
    settle(dispatch(result.ok ? { type: 'respond', ...result.value } : { type: 'fail' }));
  };

  const updateLists = () => {
    const { variations } = $state.get();
    if (!variations) return;
    lists.update(variations, choice());
    emit(names.listsUpdated);
  };
  const find = () => {
    if ($state.get().variations) {
      updateLists();
      emit(names.updateValues);
    }
    settle(dispatch({ type: 'choose', choice: choice() }));
  };
  const check = () => {
    find();
    emit(names.checkVariations);
  };

  const onChange = () => {
    dispatch({ type: 'change' });
    emit(names.clearAnnouncement);
    if ($state.get().variations) emit('woocommerce_variation_select_change');
    check();
    emit('woocommerce_variation_has_changed');
  };
  const focusFirst = () => selects[0]?.focus();
  const clear = () => {
    for (const select of selects) select.value = '';
    for (const select of selects) select.dispatchEvent(new Event('change', { bubbles: true }));
    dispatch({ type: 'announceReset' });
    emit(names.announceReset);
    reset();
    focusFirst();
    emit(names.resetFocus);
  };

  const onForm = (type: string, listener: (event: DelegatedEvent) => void) =>
    onEnd(page.events.delegate(form, type, guard(listener)));
  onForm('change', ({ target }) => {
    if (selects.includes(target as HTMLSelectElement)) onChange();
  });
  // The browser resets the values only after the event.
  onForm('reset', () => after(0, onChange));
  onForm('click', (event) => {
    const target = event.target as Element;
    if (target.closest(names.resetLink)) {
      event.preventDefault();
      clear();
    } else if (target.closest(`${names.addButton}.disabled`)) {
      event.preventDefault();
      const isUnavailable = target.closest(`.${names.unavailable}`);
      dispatch({ type: 'refuse', refusal: isUnavailable ? 'unavailable' : 'needed' });
    }
  });
  const onEvent = (name: string, listener: (...args: unknown[]) => void) =>
    onEnd(page.events.listen(form, name, guard(listener)));
  onEvent(names.checkVariations, find);
  onEvent(names.updateValues, updateLists);
  onEvent(names.resetData, resetChoice);
  onEvent(names.resetImage, () => {
    if ($state.get().pictured) dispatch({ type: 'resetImage' });
    // Resets the image of a variation that was not chosen, such as a hovered swatch.
    else productView.setImage(null);
  });
  onEvent(names.imageUpdate, (value) => productView.showImage(readVariation(value)));
  onEvent(names.announceReset, () => dispatch({ type: 'announceReset' }));
  onEvent(names.clearAnnouncement, () => dispatch({ type: 'forget' }));
  onEvent(names.resetFocus, focusFirst);
  onEvent(names.foundVariation, (value) => {
    const variation = readVariation(value);
    if (variation) dispatch({ type: 'find', variation });
  });
  onEvent(names.reloadVariations, () => {
    dispatch({ type: 'read', variations: readAll() });
    check();
  });
  onEnd(() => {
    lists.undo();
    productView.undo();
  });

  offerGalleries($state.get().variations);
  formView.prepare();
  onEnd($state.listen(guard(show)));
  after(INIT_MS, () => {
    check();
    dispatch({ type: 'started' });
    whenScriptsRan(scope, () => emit('wc_variation_form', [form]));
  });
};
