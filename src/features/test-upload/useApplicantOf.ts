import { useState } from 'react';
import { isToken } from '#contract/accounts/token.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';

type Reply = ReplyOf<'POST /api/functions/get-applicant'>;
export type KnownApplicant = Pick<
  Reply['applicant'],
  'id' | 'first_name' | 'status' | 'documents' | 'missing_documents'
>;

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
    const show = (found: Lookup) => stop.signal.aborted || setLookup(found);
    call('POST /api/functions/get-applicant', {}, { lang, token, signal: stop.signal })
      .then(lookupIn)
      .then(show, () => show({ kind: 'failed' }));
    return () => stop.abort();
  });
  return lookup;
}

export async function lookupIn(answer: Answer<Unchecked<Reply>>): Promise<Lookup> {
  if (answer.kind !== 'ok') return { kind: 'failed', message: answer.kind === 'refused' ? answer.message : undefined };
  const applicant = answer.data.applicant as KnownApplicant | null | undefined;
  if (typeof applicant?.status !== 'string') return { kind: 'failed' };
  // The server may be newer than this page. Only an answer needs this script.
  const { isStatus } = await import('#contract/model/status.ts');
  if (!isStatus(applicant.status)) return { kind: 'status-unknown' };
  return Array.isArray(applicant.documents) ? { kind: 'found', applicant } : { kind: 'failed' };
}
