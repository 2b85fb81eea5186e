import type { ControllerScope } from '../../runtime/controller-scope';

/**
 * Runs the scripts of a variant that the site's own server has sent, as they would have run in the
 * page (contract §18.4). Under a policy with a nonce only those that carry it.
 */
export const runScripts = ({ page, name: source }: ControllerScope, root: Node): void => {
  const { document: doc, options, report } = page;
  if (!(root instanceof Element)) return;
  for (const kept of root.querySelectorAll('script')) {
    if (options.nonce && kept.nonce !== options.nonce) continue;
    try {
      const script = doc.createElement('script');
      for (const { name, value } of kept.attributes) script.setAttribute(name, value);
      script.text = kept.text;
      kept.replaceWith(script);
    } catch (error) {
      report({ source, phase: 'event', error });
    }
  }
};
