import type { MouseEvent, ReactNode } from 'react';
import { pressWithKeys } from '../dom/press-with-keys';

interface Props {
  readonly className: string | undefined;
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly style?: { readonly color: string } | undefined;
  readonly act: () => void;
  readonly children: ReactNode;
}

/** A link for the site's style sheet; a button for the visitor. */
export function LinkButton({ className, label, isCurrent = false, style, act, children }: Props) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <a
      href="#"
      role="button"
      className={className}
      style={style}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      onKeyDown={pressWithKeys}
    >
      {children}
    </a>
  );
}
