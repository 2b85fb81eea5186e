/** An old script as the plugin prints it: one that browsers do not run. */
export const inert = (
  handle: string,
  { families = 'shop', needs = '', src = `/old/${handle}.js`, more = '' } = {},
): string =>
  `<script type="text/skerry-original" data-skerry-original="${families}" ` +
  `data-skerry-handle="${handle}" data-skerry-needs="${needs}" data-skerry-id="${handle}-js" ` +
  `${src && `src="${src}"`} ${more}></script>`;

/** Stands in for the browser, which runs a script when it is put in: what an inline one does, by its id. */
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
  /** The file of a script has come, or not. */
  const settle = (id: string, type: 'load' | 'error') =>
    document.getElementById(id)?.dispatchEvent(new Event(type));
  return { ran, settle, stop: () => Reflect.deleteProperty(body, 'insertBefore') };
};
