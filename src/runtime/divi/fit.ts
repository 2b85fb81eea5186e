import type { Manifest } from '../definition';
import type { PageFacts } from '../page';

interface Fitted {
  readonly facts: PageFacts;
  readonly definitions: Manifest;
}

/** Adapts facts and definitions to a page of another generation of the builder. */
export type Fit = (facts: PageFacts, definitions: Manifest) => Fitted;
