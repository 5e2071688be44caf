import { dayInWords } from '../day-in-words.ts';
import { fill } from '../fill.ts';
import { type NamedDocument, whileDeferred } from '../model/document.ts';
import type { NextTexts } from '../model/next-act.text.ts';
import type { ApplicationFacts, NextAct } from '../model/next-act.ts';

/** What is next in a sentence or two, for the applicant. `nameOf`: a document's name in their language. Pure. */
export function nextSentence(next: NextAct, t: NextTexts, nameOf: (document: NamedDocument) => string): string {
  const { kind, until, isLate, isBeingChecked } = next;
  const documents = listOf(
    next.documents.map((type) => nameOf(kind === 'deferred' ? whileDeferred(type) : type)),
    t.and,
  );
  const date = until === undefined ? '' : dayInWords(until, t.lang);
  const onTime = kind === 'originals' && date !== '' ? t.postUntil : t.sentences[kind];
  const sentence = isLate && (kind === 'deferred' || kind === 'originals') ? t.late[kind] : onTime;
  const said = fill(sentence, { documents, date });
  return isBeingChecked && kind !== 'approval' && kind !== 'check' ? `${said} ${t.beingChecked[isBeingChecked]}` : said;
}

/** What may follow later, a sentence for each day, the first day first. `today`: an ISO date. Pure. */
export function deferredSentences(
  deferred: ApplicationFacts['deferred'],
  today: string,
  t: NextTexts,
  nameOf: (document: NamedDocument) => string,
): string[] {
  const days = [...new Set(deferred.map(({ due_on }) => due_on))].sort();
  return days.map((day) => {
    const due = deferred.filter(({ due_on }) => due_on === day);
    const documents = listOf(
      due.map(({ type }) => nameOf(whileDeferred(type))),
      t.and,
    );
    return fill(day < today ? t.late.deferred : t.sentences.deferred, { documents, date: dayInWords(day, t.lang) });
  });
}

/** 'A, B and C' */
export function listOf(names: readonly string[], and: string): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
