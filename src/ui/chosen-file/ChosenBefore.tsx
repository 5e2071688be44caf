import { useEffect, useState } from 'react';
import type { TabKey } from '#contract/browser-storage.ts';
import { SENDING } from '#contract/documents/sending.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { Note } from '../Note.tsx';

/** Names the file that was chosen before the page was reloaded or its language switched. */
export function ChosenBefore({ id, lang }: { id: string; lang: Lang }) {
  const [name] = useState(() => remembered(id));
  if (!name) return null;
  return (
    <Note tone="info" title={SENDING.lostTitle[lang]} role="status">
      <p>{fill(SENDING.lostText[lang], { name })}</p>
    </Note>
  );
}

/** Stores the name of a chosen file until that is sent or removed; when the page is left, the name stays. */
export function useRememberedName(id: string, name: string): void {
  useEffect(() => {
    chosenOnThisPage.add(id);
    remember(id, name);
    return () => remember(id, undefined);
  }, [id, name]);
}

const keyOf = (id: string): TabKey => `s4f_chosen_${id}`;

// Their names may still lie in the storage while a removed or refused file gives way: no reload has taken those.
const chosenOnThisPage = new Set<string>();

function remembered(id: string): string | null {
  if (chosenOnThisPage.has(id)) return null;
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
    // Storage is blocked: the page then names no file.
  }
}
