import { createPortal, useScope, useStyleSheet } from '../../runtime/dom';

const CSS =
  '.skerry-status{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';

/** What happened, for those who do not see it; outside the module, whose layout it must not touch. */
export function Status({ text }: { readonly text: string }) {
  const { page } = useScope();
  useStyleSheet(CSS);
  return createPortal(
    <div className="skerry-status" role="status">
      {text}
    </div>,
    page.document.body,
  );
}
