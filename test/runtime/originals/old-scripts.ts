/** An original script as the plugin prints it: with a type that browsers do not execute. */
export const inert = (
  handle: string,
  { families = 'shop', needs = '', src = `/old/${handle}.js`, more = '' } = {},
): string =>
  `<script type="text/skerry-original" data-skerry-original="${families}" ` +
  `data-skerry-handle="${handle}" data-skerry-needs="${needs}" data-skerry-id="${handle}-js" ` +
  `${src && `src="${src}"`} ${more}></script>`;

/**
 * Simulates the browser, which runs a script when it is inserted; `actions` are those of inline
 * scripts, by id.
 */
export const runScripts = (actions: Readonly<Record<string, () => void>> = {}) => {
  const ran: string[] = [];
  const { body } = document;
  const native = body.insertBefore;
  body.insertBefore = (node, before) => {
    const done = native.call(body, node, before) as typeof node;
    if (node instanceof HTMLScriptElement) {
      ran.push(node.id);
      actions[node.id]?.();
    }
    return done;
  };
  /** The file of a script has loaded, or has failed to load. */
  const settle = (id: string, type: 'load' | 'error') =>
    document.getElementById(id)?.dispatchEvent(new Event(type));
  return { ran, settle, stop: () => Reflect.deleteProperty(body, 'insertBefore') };
};
