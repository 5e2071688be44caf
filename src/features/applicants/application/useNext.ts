import { nextSentence } from '#contract/applications/next-sentence.ts';
import { type NextAct, nextAct } from '#contract/model/next-act.ts';
import { factsOf } from '#src/nouns/application/facts-of.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import type { Applicant } from './applicant.ts';

interface Next {
  next: NextAct;
  sentence: string;
  /** The heading of every page while a document was sent back or is missing; undefined otherwise. */
  first: string | undefined;
}

/** What is next for the owner of an application, and how it is said. */
export function useNext(applicant: Applicant): Next {
  const { next: texts, documents } = useApplicantResources();
  const next = nextAct(factsOf(applicant));
  const say = (act: NextAct) => nextSentence(act, texts, (type) => documents.names[type]);
  const isAboutDocument = next.kind === 'replace' || next.kind === 'add';
  const first = isAboutDocument ? say({ ...next, isBeingChecked: false }) : undefined;
  return { next, sentence: say(next), first };
}
