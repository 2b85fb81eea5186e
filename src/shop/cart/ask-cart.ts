import type { FormFields } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { endpointUrl } from '../kit';
import { readCartReply } from './cart-reply';

interface Question {
  /** Where shop calls go on this site. */
  readonly template: string;
  readonly name: string;
  readonly fields: FormFields;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/** One of the three calls that answer with fragments. */
export const askCart = ({ ajax }: Page, { template, name, ...call }: Question) =>
  ajax({ url: endpointUrl(template, name), expect: 'json', read: readCartReply, ...call });
