import { json, record, shape, text } from '../../runtime/config/reader';

export const countrySelectParams = {
  name: 'wc_country_select_params',
  read: shape({
    /** Country → states; an empty map means "no state field", absence means free text. */
    countries: json(record(record(text()))),
    i18n_select_state_text: text('Select an option…'),
    i18n_no_matches: text(),
    i18n_ajax_error: text(),
    i18n_input_too_short_1: text(),
    i18n_input_too_short_n: text(),
    i18n_input_too_long_1: text(),
    i18n_input_too_long_n: text(),
    i18n_selection_too_long_1: text(),
    i18n_selection_too_long_n: text(),
    i18n_load_more: text(),
    i18n_searching: text(),
  }),
};

export const addressParams = {
  name: 'wc_address_i18n_params',
  read: shape({
    locale: json(record(record(record((value) => value)))),
    locale_fields: json(record(text())),
    i18n_required_text: text('required'),
    i18n_optional_text: text('optional'),
  }),
};
