import { addresses } from './addresses';
import { answers } from './answers';
import { churn, early } from './churn';
import { documentNames, fieldNames, globalNames } from './clobbers';
import { cookies } from './cookies';
import { hashes } from './hashes';
import { html } from './html';
import { keptHtml } from './kept-html';
import { messages } from './messages';
import { patterns } from './patterns';
import { queries } from './queries';
import { records } from './records';
import { scripts } from './release';
import { selectors } from './selectors';
import { storageEntries, storageEvents } from './storage-entries';
import { attributeTexts, values } from './values';

/** Every list of the suite, by the surface that it attacks. */
export const tables: Readonly<Record<string, readonly unknown[]>> = {
  'hashes of addresses': hashes,
  'queries of addresses': queries,
  'addresses to follow': addresses,
  'markup in answers': html,
  'markup between attack and product': keptHtml,
  'selectors and keys of fragments': selectors,
  'values of globals': values,
  'texts of data attributes': attributeTexts,
  'answers of the server': answers,
  'scripts that wait for consent': scripts,
  'what other scripts do to the page': churn,
  'what old libraries do to the language': early,
  'messages of other windows': messages,
  'patterns of the consent configuration': patterns,
  cookies,
  'records of consent': records,
  'entries of storage': storageEntries,
  'events of storage': storageEvents,
  'names of globals taken by elements': globalNames,
  'names of form properties taken by fields': fieldNames,
  'names of document properties taken by elements': documentNames,
};
