import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldLists } from '../../../src/modules/forms/check-fields';
import { readFields } from '../../../src/modules/forms/read-fields';

const shared = '../shared';
const recorded = (name: string) =>
  JSON.parse(readFileSync(`${shared}/recorded/divi/${name}.json`, 'utf8')) as {
    request: { body: string };
  };

if (!existsSync(`${shared}/recorded`)) console.info('no ../shared: recorded forms are skipped');

test.skipIf(!existsSync(`${shared}/recorded`)).each([
  ['contact-ok', 'write', 0],
  ['contact-ok-all-kinds', 'all-kinds', 1],
] as const)(
  '%s sends exactly the fields of the recording [S3.09a, S3.09b, S3.09c, S3.09d, S3.09e] [S7.26]',
  (name, id, number) => {
    document.documentElement.innerHTML = readFileSync(`${shared}/pages/divi/contact.html`, 'utf8');
    const form = document.getElementById(id)?.querySelector('form');
    if (!form) throw new Error('no form');
    const expected = new URLSearchParams(recorded(name).request.body);
    const { shown, hidden } = fieldLists(readFields(form, 'Checkbox'));
    expect(shown).toEqual(JSON.parse(expected.get(`et_pb_contact_email_fields_${number}`) ?? '[]'));
    expect(hidden).toEqual([]);
  },
);
