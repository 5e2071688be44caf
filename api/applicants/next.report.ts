import { nextAct, type OperatorsAct, operatorsAct } from '#contract/model/next-act.ts';
import type { Deps } from '../deps.ts';
import { berlinTime, writtenDate } from '../time/berlin-time.ts';
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

function describeAct({ kind, documents }: OperatorsAct): string {
  return documents.length > 0 ? `${ACTS[kind]}: ${documents.join(', ')}` : ACTS[kind];
}
