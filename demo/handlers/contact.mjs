// @ts-check
import { html } from 'hono/html';
import { contactForm, contactForms, FORM_NONCE } from '../modules/contact.mjs';
import { text } from './handler.mjs';

/** @param {string} message */
const errorText = (message) => html`<p class="et_pb_contact_error_text">${message}</p>`;

/** @param {string | undefined} json */
const parseList = (json) => {
  try {
    /** @type {unknown} */
    const value = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/**
 * Validates a submitted form as the real server does: the nonce, the list of fields against the
 * printed fields, then the values. A wrong captcha sum is accepted, as there.
 * @param {import('../modules/contact.mjs').ContactForm} form
 * @param {Readonly<Record<string, string>>} fields
 */
function validate({ number, fields: printed, hasCaptcha }, fields) {
  if (fields[`_wpnonce-et-pb-contact-form-submitted-${number}`] !== FORM_NONCE) {
    return [errorText('Please refresh the page and try again.')];
  }
  const hidden = parseList(fields[`et_pb_contact_email_hidden_fields_${number}`]);
  const expected = printed.filter(({ id, rules }) => !(rules && hidden.includes(id)));
  const line = (
    /** @type {string} */ id,
    /** @type {string} */ type,
    /** @type {boolean} */ isRequired,
  ) => `${id} ${type} ${isRequired}`;
  const sentLines = parseList(fields[`et_pb_contact_email_fields_${number}`]).map((entry) =>
    line(entry.original_id, entry.field_type, entry.required_mark === 'required'),
  );
  const expectedLines = expected.map(({ id, type, isRequired }) =>
    line(id, type, isRequired === true),
  );
  if (sentLines.join() !== expectedLines.join()) return [errorText('Invalid submission.')];
  const value = (/** @type {string} */ id) => fields[`et_pb_contact_${id}_${number}`] ?? '';
  return [
    ...(hasCaptcha && value('captcha') === ''
      ? [errorText('Make sure you entered the captcha.')]
      : []),
    ...expected
      .filter(({ id, isRequired }) => isRequired && value(id) === '')
      .map(() => errorText('Make sure you fill in all required fields.')),
    // A value that only the server rejects.
    ...expected
      .filter(({ id }) => value(id).includes('refuse me'))
      .map(() => errorText('The server refuses this.')),
  ];
}

/** @type {import('./handler.mjs').HandlerTable} */
export const contactHandlers = {
  paths: {
    'POST /contact/'({ fields }) {
      const forms = contactForms.map((form) => {
        if (fields[`et_pb_contactform_submit_${form.number}`] !== 'et_contact_proccess')
          return contactForm(form);
        const errors = validate(form, fields);
        return errors.length > 0
          ? contactForm(form, { message: errors })
          : contactForm(form, { message: html`<p>Thanks for contacting us</p>`, isSent: true });
      });
      return text(
        `<!DOCTYPE html><html lang="en-GB"><head><title>Contact</title></head><body>${forms.map(String).join('')}</body></html>`,
      );
    },
  },
};
