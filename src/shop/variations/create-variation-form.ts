import type { ControllerScope } from '../../runtime/controller-scope';
import type { HeardEvent } from '../../runtime/event-bridge';
import { emitter, endpointUrl } from '../kit';
import * as names from './names';
import { createImageSwitch } from './create-image-switch';
import { createOptionLists } from './create-option-lists';
import { createTextSwitch } from './create-text-switch';
import { createVariationPanel } from './create-variation-panel';
import { findVariation, isComplete } from './find-variation';
import { readVariation, readVariations, type Variation } from './variation';
import { replacing } from '../lazy';
import { createLatest, shape, text } from '../../runtime/kit';

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

/** Other scripts set their defaults first (woocommerce.md §11). */
const INIT_MS = 100;

/** One form of a variable product: choosing, matching, showing (woocommerce.md §7.1). */
export const createVariationForm = (scope: ControllerScope, form: HTMLFormElement): void => {
  const { page, changes, after, inBackground, guard, onEnd } = scope;
  const params = page.globals.get(variationParams);
  const selects = [...form.querySelectorAll<HTMLSelectElement>(names.variationSelects)];
  if (selects.length === 0) return;
  const nameOf = (select: HTMLSelectElement) => select.dataset.attribute_name || select.name;
  const choice = () => Object.fromEntries(selects.map((select) => [nameOf(select), select.value]));
  const lists = createOptionLists({ changes, selects, nameOf });
  const image = createImageSwitch({ page, changes, form });
  const setTexts = createTextSwitch(form);
  const panel = createVariationPanel(scope, form);
  const emit = emitter(page, form);
  const readAll = () => readVariations(form.getAttribute(names.variationsAttribute));
  let variations = readAll();
  let isStarting = true;
  const requests = createLatest(scope.signal);

  // Others receive the event of a step when it is done, as they did when the old script's own listeners ran first.
  const resetImage = () => {
    image.show(null, '');
    emit(names.resetImage);
  };
  const takeBack = () => {
    setTexts({});
    resetImage();
    panel.hide();
  };
  const reset = () => {
    takeBack();
    emit(names.resetData);
  };
  const found = (variation: Variation) => {
    setTexts({
      sku: variation.sku,
      weight: variation.weight_html,
      dimensions: variation.dimensions_html.replaceAll('&times;', '×'),
    });
    image.show(variation.image, variation.image_id);
    panel.show(variation);
  };
  const settle = (variation: Variation | null) => {
    if (variation) {
      found(variation);
      emit(names.foundVariation, [variation.raw]);
    } else {
      reset();
      if (!isStarting) panel.say(params.i18n_no_matching_variations_text);
    }
  };

  const request = async () => {
    const signal = requests.start();
    const { cover } = await page.load(replacing);
    if (signal.aborted) return;
    const uncover = cover(scope, form, '#fff');
    const result = await page.ajax({
      url: endpointUrl(params.wc_ajax_url, names.variationCall),
      fields: {
        ...choice(),
        product_id: Number.parseInt(form.dataset.product_id ?? '', 10),
        custom_data: form.dataset.custom_data ?? '',
      },
      expect: 'json',
      // `false` is an answer: nothing fits.
      read: (value) => ({ variation: readVariation(value) }),
      signal,
    });
    uncover();
    if (signal.aborted) return;
    if (result.ok) settle(result.value.variation);
    else {
      reset();
      panel.say(page.labels('failed'));
    }
  };

  const updateLists = () => {
    if (!variations) return;
    lists.update(variations, choice());
    emit(names.listsUpdated);
  };
  const find = () => {
    if (variations) {
      updateLists();
      emit(names.updateValues);
    }
    if (!isComplete(choice())) reset();
    else if (variations) settle(findVariation(variations, choice()) ?? null);
    else inBackground(request());
    panel.setResettable(Object.values(choice()).some(Boolean));
  };
  const check = () => {
    find();
    emit(names.checkVariations);
  };

  const onChange = () => {
    panel.clearId();
    panel.forget();
    emit(names.clearAnnouncement);
    if (variations) emit('woocommerce_variation_select_change');
    check();
    emit('woocommerce_variation_has_changed');
  };
  const announce = () => panel.announceReset(params.i18n_reset_alert_text);
  const focusFirst = () => selects[0]?.focus();
  const clear = () => {
    for (const select of selects) select.value = '';
    for (const select of selects) select.dispatchEvent(new Event('change', { bubbles: true }));
    announce();
    emit(names.announceReset);
    reset();
    focusFirst();
    emit(names.resetFocus);
  };

  const onForm = (type: string, listener: (event: HeardEvent) => void) =>
    onEnd(page.events.hear(form, type, guard(listener)));
  onForm('change', ({ target }) => {
    if (selects.includes(target as HTMLSelectElement)) onChange();
  });
  onForm('click', (event) => {
    const target = event.target as Element;
    if (target.closest(names.resetLink)) {
      event.preventDefault();
      clear();
    } else if (target.closest(`${names.addButton}.disabled`)) {
      event.preventDefault();
      const isUnavailable = target.closest(`.${names.unavailable}`);
      panel.say(isUnavailable ? params.i18n_unavailable_text : params.i18n_make_a_selection_text);
    }
  });
  const onEvent = (name: string, listener: (...args: unknown[]) => void) =>
    onEnd(page.events.listen(form, name, guard(listener)));
  onEvent(names.checkVariations, find);
  onEvent(names.updateValues, updateLists);
  onEvent(names.resetData, takeBack);
  onEvent(names.resetImage, () => image.show(null, ''));
  onEvent(names.announceReset, announce);
  onEvent(names.clearAnnouncement, panel.forget);
  onEvent(names.resetFocus, focusFirst);
  onEvent(names.foundVariation, (value) => {
    const variation = readVariation(value);
    if (variation) found(variation);
  });
  onEvent(names.reloadVariations, () => {
    variations = readAll();
    check();
  });
  onEnd(() => {
    lists.undo();
    setTexts({});
  });

  panel.prepare();
  after(INIT_MS, () => {
    check();
    isStarting = false;
    emit('wc_variation_form', [form]);
  });
};
