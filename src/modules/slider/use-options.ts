import { useEffect, useState } from 'react';
import { readOptions, type SliderOptions } from './options';

/** A slider's settings; responsive content changes their classes later (divi-modules.md §14). */
export const useOptions = (root: Element): SliderOptions => {
  const [options, setOptions] = useState(() => readOptions(root));
  useEffect(() => {
    const observer = new MutationObserver(() => setOptions(readOptions(root)));
    observer.observe(root, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [root]);
  return options;
};
