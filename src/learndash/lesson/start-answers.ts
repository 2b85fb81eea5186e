import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';

/** Marks chosen answers (specification S4.42); everything else is done by the quiz engine, which stays. */
export const startAnswers = ({
  page,
  changes,
  listen,
  after,
  guard,
  onEnd,
}: ControllerScope): void => {
  const { document: doc } = page;
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
  listen(doc, 'change', onChange);
  let cancel = () => {};
  listen(doc, 'click', (event) => {
    onChange(event);
    // Restarting and going back clear or fill the answers after this event.
    if (!(event.target as Element).closest(`.${names.quiz}`)) return;
    cancel();
    cancel = after(0, markAll);
  });
  for (const name of names.quizEvents) onEnd(page.events.listen(doc, name, guard(markAll)));
  markAll();
};
