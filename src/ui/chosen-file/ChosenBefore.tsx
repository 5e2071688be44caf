import { useEffect, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { SENDING } from '#contract/sending.text.ts';
import { Note } from '../Note.tsx';

/** Says which file was chosen before the page was loaded again, or read in the other language. */
export function ChosenBefore({ id, locale }: { id: string; locale: string }) {
  const [name] = useState(() => remembered(id));
  if (!name) return null;
  const lang = locale === 'de' ? 'de' : 'en';
  return (
    <Note tone="info" title={SENDING.lostTitle[lang]} role="status">
      <p>{fill(SENDING.lostText[lang], { name })}</p>
    </Note>
  );
}

/** A page that goes away leaves the name behind; a file that was sent or taken out does not. */
export function useRememberedName(id: string, name: string): void {
  useEffect(() => {
    remember(id, name);
    return () => remember(id, undefined);
  }, [id, name]);
}

const keyOf = (id: string) => `s4f_chosen_${id}`;

function remembered(id: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

function remember(id: string, name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), name);
  } catch {
    // Storage is refused: the page then says nothing.
  }
}
