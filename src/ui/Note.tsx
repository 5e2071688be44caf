import type { ReactNode, Ref } from 'react';
import { Check, type Icon, Info, TriangleAlert } from './icons.tsx';
import './note.css';

type NoteTone = 'info' | 'ok' | 'warn' | 'bad';

interface Props {
  tone: NoteTone;
  title: string;
  id?: string;
  text?: string | false | undefined;
  children?: ReactNode;
  role?: 'status' | 'alert';
  /** Replaces the tone's icon where another one says more. */
  icon?: Icon;
  /** Needed for a note that takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

const ICONS = { info: Info, ok: Check, warn: TriangleAlert, bad: TriangleAlert } as const;

/** A boxed sentence. Icon and words carry the meaning, the colour only repeats it. */
export function Note({ tone, title, id, text, children, role, icon: Sign = ICONS[tone], ref }: Props) {
  return (
    <div className={`note ${tone}`} id={id} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Sign aria-hidden="true" />
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
