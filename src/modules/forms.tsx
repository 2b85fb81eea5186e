import type { IslandProps } from '../runtime/definition';
import { Contact } from './forms/contact';
import { Newsletter } from './forms/newsletter';
import { contactRoot } from './forms/names';

/** Both kinds of forms travel in one chunk: they share most of their rules. */
export function island(props: IslandProps) {
  const Form = props.root.classList.contains(contactRoot) ? Contact : Newsletter;
  return <Form {...props} />;
}
