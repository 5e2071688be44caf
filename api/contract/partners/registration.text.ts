import type { Lang, Text } from '../languages.ts';
import { type DocumentType, documentName, isDocumentType } from '../model/document.ts';
import type { RegistrationStep } from '../model/steps.ts';
import { MISSING_THINGS, type MissingThing, type RegistrationTurn } from './registration.ts';

/** How far a student has come, in the partner's list and its export. */
export const STEP_TEXTS: Readonly<Record<RegistrationStep, Text>> = {
  registered: { de: 'registriert', en: 'registered' },
  applied: { de: 'beworben', en: 'applied' },
  documents_in: { de: 'Unterlagen da', en: 'documents in' },
  approved: { de: 'Unterlagen genehmigt', en: 'documents approved' },
  complete: { de: 'vollständig', en: 'complete' },
  ended: { de: 'beendet', en: 'ended' },
};

/** Whose turn it is, in the export. */
export const TURN_TEXTS: Readonly<Record<RegistrationTurn, Text>> = {
  student: { de: 'Studierende', en: 'the student' },
  us: { de: 'wir', en: 'we' },
  done: { de: 'niemand mehr', en: 'nobody any more' },
};

const OTHER_THINGS: Readonly<Record<Exclude<MissingThing, DocumentType>, Text>> = {
  application: { de: 'Bewerbung', en: 'application' },
  originals: { de: 'Originale per Post', en: 'originals by post' },
};

/** What is missing from a student, in one language. `network`: the name of the partner network. */
export function missingTexts(lang: Lang, network: string): Readonly<Record<MissingThing, string>> {
  const wordOf = (thing: MissingThing) =>
    isDocumentType(thing) ? documentName(thing, lang, network, 'short') : OTHER_THINGS[thing][lang];
  return Object.fromEntries(MISSING_THINGS.map((thing) => [thing, wordOf(thing)])) as Record<MissingThing, string>;
}
