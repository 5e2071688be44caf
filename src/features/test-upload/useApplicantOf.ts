import { useState } from 'react';
import { isToken } from '#contract/accounts/token.ts';
import { call } from '#src/lib/call/call.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import type { KnownApplicant } from './replies.ts';

export type Lookup =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'found'; applicant: KnownApplicant }
  | { kind: 'status-unknown' }
  /** `message` is missing where the server could not be reached. */
  | { kind: 'failed'; message?: string | undefined };

/** Finds the applicant of a token, as soon as it looks like one and again with each round. */
export function useApplicantOf(token: unknown, lang: string, round: number): Lookup {
  const [lookup, setLookup] = useState<Lookup>({ kind: 'none' });
  useOnChange(`${token} ${round}`, () => {
    if (!isToken(token)) return setLookup({ kind: 'none' });
    const stop = new AbortController();
    setLookup({ kind: 'asking' });
    const asked = call('POST /api/functions/get-applicant', {}, { lang, token, signal: stop.signal });
    Promise.all([asked, loadReader()]).then(([answer, readApplicant]) => {
      if (stop.signal.aborted) return;
      const applicant = answer.kind === 'ok' ? readApplicant?.(answer.data) : undefined;
      const message = answer.kind === 'refused' ? answer.message : undefined;
      if (applicant === 'status-unknown') return setLookup({ kind: applicant });
      setLookup(applicant ? { kind: 'found', applicant } : { kind: 'failed', message });
    });
    return () => stop.abort();
  });
  return lookup;
}

/** Loads the contract's schemas, which only an answer needs. Undefined where the script fails to load. */
async function loadReader() {
  try {
    const { readApplicant } = await import('./replies.ts');
    return readApplicant;
  } catch {
    return undefined;
  }
}
