import { listen } from '../../runtime/kit';
import type { LearnPart } from '../learn-part';
import * as names from './names';

/** Chosen answers are marked (specification S4.42); everything else is the quiz engine's, which stays. */
export const startAnswers = ({ page, changes, listening, undos }: LearnPart): void => {
  const { document: doc, window: win } = page;
  const mark = (root: ParentNode) => {
    const inputs = root.querySelectorAll<HTMLInputElement>(
      `.${names.answer} :is(input[type=radio],input[type=checkbox])`,
    );
    for (const input of inputs) {
      const label = input.closest('label') ?? input.labels?.[0];
      if (label) changes.setClass(label, names.selected, input.checked);
    }
  };
  const markAll = () => mark(doc);
  const onChange = ({ target }: Event) => {
    const list = (target as Element).closest(`.${names.answers}`);
    if (list) mark(list);
  };
  listen(doc, 'change', onChange, listening);
  let timer = 0;
  listen(
    doc,
    'click',
    (event) => {
      onChange(event);
      // Starting anew and going back empty or fill the answers after this event.
      if (!(event.target as Element).closest(`.${names.quiz}`)) return;
      win.clearTimeout(timer);
      timer = win.setTimeout(markAll, 0);
    },
    listening,
  );
  undos.push(() => win.clearTimeout(timer));
  for (const name of names.quizEvents) undos.push(page.events.listen(doc, name, markAll));
  markAll();
};
