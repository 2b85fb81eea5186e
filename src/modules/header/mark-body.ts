import type { ControllerScope } from '../../runtime/controller-scope';
import { browserClasses } from './browser-class';

/** The classes of the browser, which style sheets address (specification S2.20). */
export const markBody = ({ page, changes }: ControllerScope): void => {
  const { body } = page.document;
  for (const name of browserClasses(page.window.navigator)) changes.setClass(body, name, true);
};
