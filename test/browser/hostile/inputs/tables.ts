import { addresses } from './addresses';
import { wrongResponses } from './responses';
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
  'markup in responses': html,
  'markup between attack and product': keptHtml,
  'selectors and keys of fragments': selectors,
  'values of globals': values,
  'texts of data attributes': attributeTexts,
  'responses of the server': wrongResponses,
  'scripts that wait for consent': scripts,
  'changes by other scripts': churn,
  'changes by old libraries': early,
  'messages of other windows': messages,
  'patterns of the consent configuration': patterns,
  cookies,
  'records of consent': records,
  'storage entries': storageEntries,
  'storage events': storageEvents,
  'global names used by elements': globalNames,
  'form property names used by fields': fieldNames,
  'document property names used by elements': documentNames,
};
