import type { FormFields } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { endpointUrl, recoverJson } from '../kit';
import { readCartReply } from './cart-reply';

interface Question {
  /** Where shop calls go on this site. */
  readonly template: string;
  readonly name: string;
  readonly fields: FormFields;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

const read = (body: unknown) => readCartReply(recoverJson(String(body), 'error|fragments|success'));

/** One of the three calls that answer with fragments, also where PHP prints a warning before them. */
export const askCart = ({ ajax }: Page, { template, name, ...call }: Question) =>
  ajax({ url: endpointUrl(template, name), expect: 'text', read, ...call });
