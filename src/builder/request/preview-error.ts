export type PreviewFailure = 'timeout' | 'closed' | 'aborted' | 'foreign';

const sentences: Readonly<Record<PreviewFailure, string>> = {
  timeout: 'The preview did not answer in time.',
  closed: 'The frame of the preview was taken out of the page before it answered.',
  aborted: 'The preview was not waited for any longer.',
  foreign: 'A preview must come from the origin of the page that asks for it.',
};

/** Why no preview came. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';

  constructor(readonly failure: PreviewFailure) {
    super(sentences[failure]);
  }
}
