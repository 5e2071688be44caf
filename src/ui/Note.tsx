import type { ReactNode, Ref } from 'react';
import { Check, type Icon, Info, TriangleAlert } from './icons.tsx';
import './note.css';

type NoteTone = 'info' | 'ok' | 'warn' | 'bad';

interface Props {
  tone: NoteTone;
  title: string;
  children?: ReactNode;
  role?: 'status' | 'alert';
  /** Where another sign says more than the one of the tone. */
  icon?: Icon;
  /** With it the note can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

const ICONS = { info: Info, ok: Check, warn: TriangleAlert, bad: TriangleAlert } as const;

/** Tint, sign, words: the sign and the words carry the meaning, the colour only repeats it. */
export function Note({ tone, title, children, role, icon: Sign = ICONS[tone], ref }: Props) {
  return (
    <div className={`note ${tone}`} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Sign aria-hidden="true" />
      <b>{title}</b>
      {children}
    </div>
  );
}
