import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  /** Further classes of a button, such as `line` and `small`. */
  look?: string;
  label: string;
  /** What it acts on, for screen readers, where several buttons have the same label. */
  of?: string;
  /** Its act is under way. */
  isBusy?: boolean | undefined;
  /** The label meanwhile. */
  working?: string;
}

/** A button that acts on the page it stands on. It stays in place while its act is under way, and keeps the focus. */
export function Button({ look, label, isBusy, working = label, of, ...attributes }: Props) {
  return (
    <button type="button" className={look ? `btn ${look}` : 'btn'} aria-busy={isBusy || undefined} {...attributes}>
      {isBusy ? working : label}
      {of && <span className="visually-hidden">: {of}</span>}
    </button>
  );
}
