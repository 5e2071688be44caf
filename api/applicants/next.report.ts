import type { ReviewState } from '#contract/document.ts';
import { nextAct, type OperatorsAct, operatorsAct } from '#contract/next-act.ts';
import { berlinTime, writtenDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';
import type { Document } from '../documents/document.store.ts';
import type { Applicant } from './applicant.store.ts';
import { applicationFacts } from './facts.ts';

/** Whose turn it is and what is next, for the applicant and for the operator. */
export function describeNext(deps: Deps, applicant: Applicant): string {
  const facts = applicationFacts(deps, applicant);
  const next = nextAct(facts);
  const ours = operatorsAct(facts);
  if (next.turn === 'nobody') return 'Next: nothing';
  const theirs = [next.kind, next.documents.join(', ')].filter(Boolean).join(': ');
  const until = next.until ? ` until ${writtenDate(next.until)}` : '';
  const sides = [
    ...(next.turn === 'applicant' ? [`the applicant (${theirs}${until})`] : []),
    ...(ours
      ? [`you (${describeAct(ours)}${ours.since === undefined ? '' : `, since ${berlinTime(ours.since)}`})`]
      : []),
  ];
  return `Next: ${sides.join(', and ') || 'the applicant'}`;
}

const ACTS: Readonly<Record<OperatorsAct['kind'], string>> = {
  approve: 'look and approve',
  check: 'look',
  complete: 'wait for the originals, then complete',
  resume: 'the day of its hold has come: look, and decide or hold it again',
};

/** What an operator does next. */
export function describeAct({ kind, documents }: OperatorsAct): string {
  return documents.length > 0 ? `${ACTS[kind]}: ${documents.join(', ')}` : ACTS[kind];
}

/** What a decision has changed about the documents. */
export function describeReviews(before: readonly Document[], after: readonly Document[]): string[] {
  const changedTo = (state: ReviewState) =>
    after.filter(({ id, review }) => review === state && before.some((one) => one.id === id && one.review !== state));
  const line = (words: string, documents: readonly Document[]) =>
    documents.length > 0 ? [`${words}: ${documents.map(({ type }) => type).join(', ')}`] : [];
  return [...line('Accepted', changedTo('accepted')), ...line('Sent back', changedTo('to_replace'))];
}
