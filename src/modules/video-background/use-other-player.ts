import { useState } from 'react';
import { useListen, useScope } from '../../runtime/dom';
import * as names from './names';

/** Whether a player that is no background runs on the page. */
export const useOtherPlayer = (): boolean => {
  const { page } = useScope();
  const [running, setRunning] = useState<EventTarget | null>(null);
  const isPlayer = ({ target }: Event) =>
    target instanceof Element && !target.closest(`.${names.root}`);
  // Media events do not bubble.
  const options = { capture: true };
  useListen(page.document, 'play', (event) => isPlayer(event) && setRunning(event.target), options);
  useListen(
    page.document,
    'pause',
    ({ target }) => target === running && setRunning(null),
    options,
  );
  useListen(
    page.document,
    'ended',
    ({ target }) => target === running && setRunning(null),
    options,
  );
  return running !== null;
};
