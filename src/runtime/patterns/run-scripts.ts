import type { ControllerScope } from '../controller-scope';
import { scriptPolicy } from '../dom/script-at';

/**
 * Runs scripts of the site's own server in inserted content: parsed scripts stay inert, created
 * elements run. Those that `mayRun` accepts get the page's nonce.
 */
export const runScripts = (
  { page, name: source }: Pick<ControllerScope, 'page' | 'name'>,
  root: ParentNode,
  mayRun: (script: HTMLScriptElement) => boolean = () => true,
): void => {
  const { document: doc, options, report } = page;
  for (const dead of root.querySelectorAll('script')) {
    if (!mayRun(dead)) continue;
    try {
      const script = doc.createElement('script');
      const policy = scriptPolicy(doc);
      for (const { name, value } of dead.attributes) {
        script.setAttribute(name, name === 'src' ? policy.createScriptURL(value) : value);
      }
      if (options.nonce) script.nonce = options.nonce;
      script.text = policy.createScript(dead.text);
      dead.replaceWith(script);
    } catch (error) {
      report({ source, phase: 'event', error, element: dead });
    }
  }
};
