// @ts-check
import { html } from 'hono/html';

/** Placeholder for the nonce that the site generates for a form and accepts for a day. */
export const FORM_NONCE = '01272c69f8';

/**
 * @typedef {object} ContactField
 * @property {string} id
 * @property {'input' | 'email' | 'text' | 'select' | 'radio' | 'checkbox'} type
 * @property {string} label
 * @property {boolean} [isRequired]
 * @property {readonly string[]} [options]
 * @property {readonly (readonly [string, string, string])[]} [rules]
 * @property {string} [pattern]
 */

/** @typedef {{ id: string, number: number, fields: readonly ContactField[], hasCaptcha?: boolean, redirect?: string }} ContactForm */

/** @param {ContactField} field @param {number} number */
function control({ id, type, label, isRequired, options = [], pattern }, number) {
  const name = `et_pb_contact_${id}_${number}`;
  const mark = isRequired ? 'required' : 'not_required';
  const data = html`data-required_mark="${mark}" data-field_type="${type}" data-original_id="${id}"`;
  const list = (/** @type {unknown} */ items) =>
    html`<span class="et_pb_contact_field_options_wrapper"><span class="et_pb_contact_field_options_title">${label}</span><span class="et_pb_contact_field_options_list">${items}</span></span>`;
  switch (type) {
    case 'text':
      return html`<textarea name="${name}" id="${name}" class="et_pb_contact_message input" ${data} placeholder="${label}"></textarea>`;
    case 'select':
      return html`<select id="${name}" class="et_pb_contact_select input" name="${name}" ${data}><option value="">${label}</option>${options.map((option) => html`<option value="${option}">${option}</option>`)}</select>`;
    case 'radio':
      return list(
        options.map(
          (option, at) =>
            html`<span class="et_pb_contact_field_radio"><input type="radio" id="${name}_${at}" class="input" value="${option}" name="${name}" ${data} data-id="${at}"><label for="${name}_${at}"><i></i>${option}</label></span>`,
        ),
      );
    case 'checkbox':
      return html`<input class="et_pb_checkbox_handle" type="hidden" name="${name}" ${data}>${list(
        options.map(
          (option, at) =>
            html`<span class="et_pb_contact_field_checkbox"><input type="checkbox" id="et_pb_contact_${id}_9_${at}" class="input" value="${option}" data-id="${at}"><label for="et_pb_contact_${id}_9_${at}"><i></i>${option}</label></span>`,
        ),
      )}`;
    default:
      return html`<input type="text" id="${name}" class="input" value="" name="${name}" ${data} placeholder="${label}"${pattern ? html` pattern="${pattern}"` : ''}>`;
  }
}

/** @param {ContactField} field @param {number} number */
function wrapper(field, number) {
  const rules = field.rules
    ? html` data-conditional-logic="${JSON.stringify(field.rules)}" data-conditional-relation="all"`
    : '';
  return html`<p class="et_pb_contact_field et_pb_contact_field_last" data-id="${field.id}" data-type="${field.type}"${rules}><label for="et_pb_contact_${field.id}_${number}" class="et_pb_contact_form_label">${field.label}</label>${control(field, number)}</p>`;
}

/**
 * The content of the module: title, message and, unless it has been sent, the form.
 * @param {ContactForm} form
 * @param {{ message?: unknown, isSent?: boolean }} [state]
 */
function contactContents(form, { message = '', isSent = false } = {}) {
  const { number, fields, hasCaptcha } = form;
  const captcha = html`<div class="et_pb_contact_right"><p class="clearfix"><span class="et_pb_contact_captcha_question">3 + 9</span> = <input type="text" size="2" class="input et_pb_contact_captcha" data-first_digit="3" data-second_digit="9" value="" name="et_pb_contact_captcha_${number}" data-required_mark="required" autocomplete="off" aria-label="Sum"></p></div>`;
  const markup = html`<div class="et_pb_contact"><form class="et_pb_contact_form clearfix" method="post" action="/contact/">
${fields.map((field) => wrapper(field, number))}
<input type="hidden" value="et_contact_proccess" name="et_pb_contactform_submit_${number}">
<div class="et_contact_bottom_container">${hasCaptcha ? captcha : ''}<button type="submit" name="et_builder_submit_button" class="et_pb_contact_submit et_pb_button">Send</button></div>
<input type="hidden" id="_wpnonce-et-pb-contact-form-submitted-${number}" name="_wpnonce-et-pb-contact-form-submitted-${number}" value="${FORM_NONCE}"><input type="hidden" name="_wp_http_referer" value="/contact/">
</form></div>`;
  return html`<h2 class="et_pb_contact_main_title">Write to us</h2><div class="et-pb-contact-message">${message}</div>${isSent ? '' : markup}`;
}

/** @param {ContactForm} form @param {Parameters<typeof contactContents>[1]} [state] */
export const contactForm = (form, state) =>
  html`<div id="${form.id}" class="et_pb_module et_pb_contact_form_${form.number} et_pb_contact_form_container clearfix" data-form_unique_num="${form.number}" data-form_unique_id="form-${form.number}"${form.redirect ? html` data-redirect_url="${form.redirect}"` : ''}>${contactContents(form, state)}</div>`;

/** @type {readonly ContactForm[]} */
export const contactForms = [
  {
    id: 'write',
    number: 0,
    hasCaptcha: true,
    fields: [
      { id: 'name', type: 'input', label: 'Name', isRequired: true },
      { id: 'email', type: 'email', label: 'Email', isRequired: true },
      { id: 'message', type: 'text', label: 'Message', isRequired: true },
    ],
  },
  {
    id: 'order',
    number: 1,
    redirect: '/plain/',
    fields: [
      {
        id: 'full',
        type: 'input',
        label: 'Full "name"',
        isRequired: true,
        pattern: '[A-Za-z\\s\\-]{2,40}',
      },
      { id: 'topic', type: 'select', label: 'Topic', isRequired: true, options: ['Bread', 'Jars'] },
      { id: 'visit', type: 'radio', label: 'Been here?', isRequired: true, options: ['Yes', 'No'] },
      { id: 'extras', type: 'checkbox', label: 'Extras', options: ['Butter', 'Jam'] },
      {
        id: 'size',
        type: 'input',
        label: 'Size of the jar',
        isRequired: true,
        rules: [['topic', 'is', 'Jars']],
        pattern: '[0-9]*',
      },
      { id: 'why', type: 'text', label: 'Why jam?', rules: [['extras', 'contains', 'jam']] },
    ],
  },
];
