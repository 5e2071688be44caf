import type { Lang, Text } from '../languages.ts';
import type { NextKind } from './next-act.ts';

/** Tells the applicant what is next. `{documents}`: their names; `{date}`: the last day. */
const SENTENCES: Readonly<Record<NextKind, Text>> = {
  replace: { de: 'Bitte ersetzen Sie: {documents}.', en: 'Please replace: {documents}.' },
  add: { de: 'Bitte senden Sie noch: {documents}.', en: 'Please also send: {documents}.' },
  approval: {
    de: 'Wir prüfen Ihre Voranmeldung und schreiben Ihnen dann. Sie müssen jetzt nichts tun.',
    en: 'We are checking your pre-registration and will then write to you. You do not have to do anything now.',
  },
  documents: {
    de: 'Schritt 1 ist freigegeben. Als Nächstes: Senden Sie {documents}.',
    en: 'Step 1 is approved. Next: send {documents}.',
  },
  declaration: {
    de: 'Als Nächstes: Senden Sie die Immatrikulationserklärung, unterschrieben und gestempelt.',
    en: 'Next: send the enrolment declaration, signed and stamped.',
  },
  originals: { de: 'Als Nächstes: Senden Sie die Originale per Post.', en: 'Next: send the originals by post.' },
  deferred: { de: 'Bitte senden Sie bis {date} noch: {documents}.', en: 'Please also send by {date}: {documents}.' },
  check: {
    de: 'Ihre Originale sind unterwegs oder schon da. Wir schreiben Ihnen, sobald alles geprüft ist.',
    en: 'Your originals are on their way or here already. We will write to you as soon as everything is checked.',
  },
  placement: {
    de: 'Ihre Unterlagen sind geprüft. Als Nächstes: Sagen Sie uns, wann Sie können und bis wann Ihr Reisepass gilt, und ob Arbeitgeber Ihr Profil sehen dürfen. Ohne beides können wir keinen Platz für Sie suchen.',
    en: 'Your documents are checked. Next: tell us when you are available and until when your passport is valid, and whether employers may see your profile. Without both we cannot look for a place for you.',
  },
  obstacles: {
    de: 'Gerade sehen Arbeitgeber Sie nicht, weil etwas im Weg steht. Was es ist und was Sie tun können, lesen Sie bei „Angaben für Ihren Einsatz“.',
    en: 'Employers do not see you at the moment, as something is in the way. What it is and what you can do is said at “Details for your placement”.',
  },
  complete: {
    de: 'Ihre Unterlagen sind geprüft. Sobald es etwas Neues gibt, schreiben wir Ihnen.',
    en: 'Your documents are checked. We will write to you as soon as there is news.',
  },
  'season-over': {
    de: 'Ihre Saison ist vorbei. Bitte senden Sie dafür nichts mehr.',
    en: 'Your season is over. Please do not send anything more for it.',
  },
  // Also of one that ends with its season, which nobody has looked at.
  rejected: { de: 'Wir können Ihre Bewerbung nicht annehmen.', en: 'We cannot accept your application.' },
  withdrawn: {
    de: 'Diese Bewerbung läuft nicht weiter. Für sie müssen Sie nichts mehr tun.',
    en: 'This application does not continue. You do not have to do anything more for it.',
  },
};

const POST_UNTIL: Text = {
  de: 'Als Nächstes: Senden Sie die Originale bis {date} per Post.',
  en: 'Next: post the originals by {date}.',
};

/** The same once that day has passed. */
const LATE = {
  deferred: {
    de: 'Bitte senden Sie noch: {documents}. Das sollte bis {date} da sein; senden können Sie es weiterhin.',
    en: 'Please also send: {documents}. It was due by {date}; you can still send it.',
  },
  originals: {
    de: 'Als Nächstes: Senden Sie die Originale per Post. Das sollte bis {date} geschehen; senden können Sie sie weiterhin.',
    en: 'Next: send the originals by post. They were due by {date}; you can still send them.',
  },
} satisfies Readonly<Partial<Record<NextKind, Text>>>;

/** `application`: it is on hold, and nothing that was sent waits. They must promise no time. */
const BEING_CHECKED = {
  documents: { de: 'Was Sie gesendet haben, prüfen wir.', en: 'We are checking what you have sent.' },
  application: {
    de: 'Wir prüfen noch etwas in Ihrer Bewerbung.',
    en: 'We are still checking something in your application.',
  },
} satisfies Record<string, Text>;

/** Labels of the button that leads to the next act, on pages and in mails. */
const BUTTONS: Readonly<Record<NextKind, Text>> = {
  replace: { de: 'Unterlage ersetzen', en: 'Replace the document' },
  add: { de: 'Unterlage senden', en: 'Send the document' },
  approval: { de: 'Unterlagen schon jetzt senden', en: 'Send documents now' },
  documents: { de: 'Unterlagen hochladen', en: 'Upload documents' },
  declaration: { de: 'Erklärung hochladen', en: 'Upload the declaration' },
  originals: { de: 'Was in den Umschlag gehört', en: 'What goes into the envelope' },
  deferred: { de: 'Unterlage senden', en: 'Send the document' },
  check: { de: 'Bewerbung öffnen', en: 'Open your application' },
  placement: { de: 'Angaben machen', en: 'Give the details' },
  obstacles: { de: 'Angaben öffnen', en: 'Open the details' },
  complete: { de: 'Bewerbung öffnen', en: 'Open your application' },
  'season-over': { de: 'Bewerbung öffnen', en: 'Open your application' },
  rejected: { de: 'Bewerbung öffnen', en: 'Open your application' },
  withdrawn: { de: 'Bewerbung öffnen', en: 'Open your application' },
};

const AND: Text = { de: 'und', en: 'and' };

export interface NextTexts {
  lang: Lang;
  sentences: Readonly<Record<NextKind, string>>;
  buttons: Readonly<Record<NextKind, string>>;
  postUntil: string;
  late: Readonly<Record<keyof typeof LATE, string>>;
  beingChecked: Readonly<Record<keyof typeof BEING_CHECKED, string>>;
  and: string;
}

/** The texts in one language, for islands and mails. */
export function nextTexts(lang: Lang): NextTexts {
  return {
    lang,
    sentences: inLanguage(SENTENCES, lang),
    buttons: inLanguage(BUTTONS, lang),
    postUntil: POST_UNTIL[lang],
    late: { deferred: LATE.deferred[lang], originals: LATE.originals[lang] },
    beingChecked: { documents: BEING_CHECKED.documents[lang], application: BEING_CHECKED.application[lang] },
    and: AND[lang],
  };
}

function inLanguage(texts: Readonly<Record<NextKind, Text>>, lang: Lang): Record<NextKind, string> {
  return Object.fromEntries(Object.entries(texts).map(([kind, text]) => [kind, text[lang]])) as Record<
    NextKind,
    string
  >;
}
