import type { ReactNode } from 'react';
import { Note } from '#src/ui/Note.tsx';

interface Props {
  title: string;
  /** Why the work is not lawful; without any, nothing is shown. */
  sentences: readonly string[];
  /** How to put it right. */
  children?: ReactNode;
}

/** Pay or hours below what the law asks for. */
export function UnlawfulNote({ title, sentences, children }: Props) {
  if (sentences.length === 0) return null;
  return (
    <Note tone="bad" title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </Note>
  );
}
