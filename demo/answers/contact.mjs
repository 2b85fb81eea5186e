// @ts-check
import { html } from 'hono/html';
import { contactForm, contactForms, FORM_NONCE } from '../modules/contact.mjs';
import { text } from './answer.mjs';

/** @param {string} words */
const complaint = (words) => html`<p class="et_pb_contact_error_text">${words}</p>`;

/** @param {string | undefined} json */
const parsed = (json) => {
  try {
    /** @type {unknown} */
    const value = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/**
 * Checks a sent form as the real server does: the nonce, the list of fields against its own, then
 * the values. A wrong sum is taken, as there.
 * @param {import('../modules/contact.mjs').ContactForm} form
 * @param {Readonly<Record<string, string>>} fields
 */
function faultsOf({ number, fields: own, hasCaptcha }, fields) {
  if (fields[`_wpnonce-et-pb-contact-form-submitted-${number}`] !== FORM_NONCE) {
    return [complaint('Please refresh the page and try again.')];
  }
  const hidden = parsed(fields[`et_pb_contact_email_hidden_fields_${number}`]);
  const expected = own.filter(({ id, rules }) => !(rules && hidden.includes(id)));
  const line = (
    /** @type {string} */ id,
    /** @type {string} */ type,
    /** @type {boolean} */ isRequired,
  ) => `${id} ${type} ${isRequired}`;
  const sent = parsed(fields[`et_pb_contact_email_fields_${number}`]).map((entry) =>
    line(entry.original_id, entry.field_type, entry.required_mark === 'required'),
  );
  const wanted = expected.map(({ id, type, isRequired }) => line(id, type, isRequired === true));
  if (sent.join() !== wanted.join()) return [complaint('Invalid submission.')];
  const value = (/** @type {string} */ id) => fields[`et_pb_contact_${id}_${number}`] ?? '';
  return [
    ...(hasCaptcha && value('captcha') === ''
      ? [complaint('Make sure you entered the captcha.')]
      : []),
    ...expected
      .filter(({ id, isRequired }) => isRequired && value(id) === '')
      .map(() => complaint('Make sure you fill in all required fields.')),
    // Texts that only the server can reject.
    ...expected
      .filter(({ id }) => value(id).includes('refuse me'))
      .map(() => complaint('The server refuses this.')),
  ];
}

/** @type {import('./answer.mjs').AnswerTable} */
export const contactAnswers = {
  paths: {
    'POST /contact/'({ fields }) {
      const answers = contactForms.map((form) => {
        if (fields[`et_pb_contactform_submit_${form.number}`] !== 'et_contact_proccess')
          return contactForm(form);
        const faults = faultsOf(form, fields);
        return faults.length > 0
          ? contactForm(form, { message: faults })
          : contactForm(form, { message: html`<p>Thanks for contacting us</p>`, isSent: true });
      });
      return text(
        `<!DOCTYPE html><html lang="en-GB"><head><title>Contact</title></head><body>${answers.map(String).join('')}</body></html>`,
      );
    },
  },
};
