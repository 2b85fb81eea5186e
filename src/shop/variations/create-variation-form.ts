import { variationParams } from '../../runtime/config/woocommerce-product';
import { emitter, endpointUrl, inBackground, type Scope } from '../kit';
import * as names from './names';
import { createImageSwitch } from './create-image-switch';
import { createOptionLists } from './create-option-lists';
import { createTextSwitch } from './create-text-switch';
import { createVariationPanel } from './create-variation-panel';
import { findVariation, isComplete } from './find-variation';
import { readVariation, readVariations, type Variation } from './variation';

/** Other scripts set their defaults first (contract shop.md §8). */
const INIT_MS = 100;

/** One form of a variable product: choosing, matching, showing (contract shop.md §5.11.4). */
export const createVariationForm = (scope: Scope, form: HTMLFormElement): void => {
  const { page, changes, ended, after, onEnd } = scope;
  const params = page.globals.get(variationParams);
  const selects = [...form.querySelectorAll<HTMLSelectElement>(names.variationSelects)];
  if (selects.length === 0) return;
  const nameOf = (select: HTMLSelectElement) => select.dataset.attribute_name || select.name;
  const choice = () => Object.fromEntries(selects.map((select) => [nameOf(select), select.value]));
  const lists = createOptionLists({ changes, selects, nameOf });
  const image = createImageSwitch({ page, changes, form });
  const setTexts = createTextSwitch(form);
  const panel = createVariationPanel(scope, form);
  const tell = emitter(page, form);
  const readAll = () => readVariations(form.getAttribute(names.variationsAttribute));
  let variations = readAll();
  let isStarting = true;
  let asking = new AbortController();

  const reset = () => {
    setTexts({});
    image.show(null, '');
    panel.hide();
    tell(names.hideVariation);
  };
  const found = (variation: Variation) => {
    setTexts({
      sku: variation.sku,
      weight: variation.weight_html,
      dimensions: variation.dimensions_html.replaceAll('&times;', '×'),
    });
    image.show(variation.image, variation.image_id);
    panel.show(variation);
    tell(names.foundVariation, [variation.raw]);
  };
  const settle = (variation: Variation | null) => {
    if (variation) found(variation);
    else {
      reset();
      if (!isStarting) panel.say(params.i18n_no_matching_variations_text);
    }
  };

  const ask = async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const { cover } = await page.load(() => import('../replace'));
    if (signal.aborted || ended.aborted) return;
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
    if (signal.aborted || ended.aborted) return;
    if (result.ok) settle(result.value.variation);
    else {
      reset();
      panel.say(page.labels('failed'));
    }
  };

  const check = () => {
    const current = choice();
    panel.setResettable(Object.values(current).some(Boolean));
    if (variations) lists.update(variations, current);
    if (!isComplete(choice())) reset();
    else if (variations) settle(findVariation(variations, choice()) ?? null);
    else inBackground(page, ask());
  };

  const onChange = () => {
    panel.forget();
    if (variations) tell('woocommerce_variation_select_change');
    check();
    tell('woocommerce_variation_has_changed');
  };
  const clear = () => {
    for (const select of selects) select.value = '';
    onChange();
    panel.announceReset(params.i18n_reset_alert_text);
    selects[0]?.focus();
  };

  onEnd(
    page.events.hear(form, 'change', ({ target }) => {
      if (selects.includes(target as HTMLSelectElement)) onChange();
    }),
  );
  onEnd(
    page.events.hear(form, 'click', (event) => {
      const target = event.target as Element;
      if (target.closest(names.resetLink)) {
        event.preventDefault();
        clear();
      } else if (target.closest(`${names.addButton}.disabled`)) {
        event.preventDefault();
        const isUnavailable = target.closest(`.${names.unavailable}`);
        panel.say(isUnavailable ? params.i18n_unavailable_text : params.i18n_make_a_selection_text);
      }
    }),
  );
  const onEvent = (name: string, listener: () => void) =>
    onEnd(page.events.listen(form, name, listener));
  onEvent(names.checkVariations, check);
  onEvent(names.updateValues, check);
  onEvent(names.resetData, reset);
  onEvent(names.resetImage, () => image.show(null, ''));
  onEvent(names.reloadVariations, () => {
    variations = readAll();
    check();
  });
  onEnd(() => {
    asking.abort();
    lists.undo();
    setTexts({});
  });

  reset();
  after(INIT_MS, () => {
    check();
    isStarting = false;
    tell('wc_variation_form', [form]);
  });
};
