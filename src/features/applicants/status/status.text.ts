import { STEP_NAMES } from '#contract/applications/step-names.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import type { NextKind } from '#contract/model/next-act.ts';
import type { OriginalState } from '#contract/model/original.ts';
import { STAKE_SENTENCES } from '#contract/model/stakes.text.ts';
import type { Status } from '#contract/model/status.ts';
import { site } from '#site';
import { paperSize } from '#src/i18n/paper-size.ts';
import { paths } from '#src/i18n/paths.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { answerNotes, obstaclesIn, placementLink } from '#src/nouns/placement/placement.text.ts';
import { accountBlockTexts } from '../account/account-block.text.ts';
import type { FaultTexts } from '../shell/shell.text.ts';
import { rightsTexts } from './rights.text.ts';

export const statusText = {
  title: { de: 'Status der Bewerbung', en: 'Application status' },
  description: {
    de: 'Sehen Sie, wo Ihre Bewerbung steht, was als Nächstes kommt und welche Unterlagen noch fehlen.',
    en: 'See the status of your application, what comes next and which documents are still missing.',
  },
} satisfies Texts;

/** The titles of the cards; /verify shows the same ones as /status. `declaration`: once it was looked at. */
const cardTitles = {
  PRE_REGISTERED: { de: 'Voranmeldung abgeschlossen', en: 'Pre-Registration Complete' },
  STEP1_APPROVED: { de: 'Voranmeldung abgeschlossen', en: 'Pre-Registration Complete' },
  A2_CV_RECEIVED: { de: 'Unterlagen erhalten', en: 'Documents Received' },
  STEP2_APPROVED: { de: 'Unterlagen erhalten', en: 'Documents Received' },
  ENROLMENT_UPLOADED: {
    de: 'Immatrikulations\u00aderklärung erhalten, wird geprüft',
    en: 'Enrolment declaration received, under review',
  },
  declaration: { de: 'Immatrikulations\u00aderklärung erhalten', en: 'Enrolment declaration received' },
  COMPLETE: { de: 'Immatrikulation abgeschlossen', en: 'Enrollment Complete' },
  REJECTED: { de: 'Bewerbung nicht angenommen', en: 'Application Not Accepted' },
  WITHDRAWN: { de: 'Bewerbung zurückgezogen', en: 'Application Withdrawn' },
} satisfies Record<Status, unknown> & Texts;

/** `open`: the heading while a document was sent back or is missing; `obstacles`: while employers cannot see somebody. */
const headings = {
  PRE_REGISTERED: { de: 'Hallo {name}, Ihre Voranmeldung ist da.', en: 'Hello {name}, we have your pre-registration.' },
  STEP1_APPROVED: { de: 'Hallo {name}, Schritt\u00a01 ist freigegeben.', en: 'Hello {name}, step\u00a01 is approved.' },
  A2_CV_RECEIVED: { de: 'Hallo {name}, Ihre Unterlagen sind da.', en: 'Hello {name}, we have your documents.' },
  STEP2_APPROVED: {
    de: 'Hallo {name}, Ihre Unterlagen sind freigegeben.',
    en: 'Hello {name}, your documents are approved.',
  },
  ENROLMENT_UPLOADED: { de: 'Hallo {name}, Ihre Erklärung ist da.', en: 'Hello {name}, we have your declaration.' },
  COMPLETE: { de: '{name}, alles ist vollständig.', en: '{name}, everything is complete.' },
  REJECTED: { de: 'Leider keine Zusage, {name}', en: 'Unfortunately not this time, {name}' },
  WITHDRAWN: { de: 'Ihre Bewerbung ist zurückgezogen', en: 'Your application is withdrawn' },
  obstacles: { de: 'Hallo {name}, Ihre Unterlagen sind geprüft.', en: 'Hello {name}, your documents are checked.' },
  open: {
    de: 'Hallo {name}, wir brauchen noch etwas von Ihnen.',
    en: 'Hello {name}, we need something more from you.',
  },
} satisfies Record<Status | 'open' | 'obstacles', unknown> & Texts;

/** Hints beside the sentence of the next act. */
const hints = {
  approval: {
    de: 'Wenn Sie nicht warten möchten, können Sie Ihre Unterlagen schon jetzt zur Prüfung senden.',
    en: 'If you do not want to wait, you can proceed to document verification now.',
  },
  replace: {
    de: 'Warum, lesen Sie gleich darunter. Alles andere bleibt, wie es ist.',
    en: 'You can read why just below. Everything else stays as it is.',
  },
  originals: {
    de: 'Was in den Umschlag gehört und wohin er geht, steht weiter unten.',
    en: 'What goes into the envelope and where to send it is shown below.',
  },
  withdrawn: {
    de: 'Sie können sich neu bewerben, solange Bewerbungen möglich sind.',
    en: 'You can apply again as long as applications are open.',
  },
} satisfies Partial<Record<NextKind, unknown>> & Texts;

const acts = {
  download: { de: 'Erklärung herunterladen ({size})', en: 'Download declaration ({size})' },
  again: { de: 'Neu bewerben', en: 'Apply again' },
  account: { de: 'Konto anlegen', en: 'Create your account' },
  contact: { de: 'Uns schreiben', en: 'Write to us' },
  reason: { de: 'Der Grund', en: 'The reason' },
} satisfies Texts;

const timeline = {
  title: { de: 'Ihr Weg bisher', en: 'Your progress' },
  point1: { de: STEP_NAMES[0].de, en: 'Pre-Registration Complete' },
  point2: { de: STEP_NAMES[1].de, en: 'Documents Submitted' },
  point3: { de: STEP_NAMES[2].de, en: 'Enrollment Complete' },
  done: { de: 'Erledigt', en: 'Done' },
  sent: { de: 'Gesendet am {date} (deutsche Zeit)', en: 'Sent on {date} (German time)' },
  lastSent: { de: 'Zuletzt gesendet am {date} (deutsche Zeit)', en: 'Last sent on {date} (German time)' },
  open: { de: 'Noch offen', en: 'Still open' },
  ended: { de: 'Entfällt', en: 'Not needed any more' },
  replace: { de: 'Bitte ersetzen Sie, was zurückgekommen ist.', en: 'Please replace what was sent back.' },
  follows: { de: 'Es fehlt noch etwas, das bis {date} folgt.', en: 'Something follows by {date}.' },
  late: {
    de: 'Es fehlt noch etwas, das bis {date} folgen sollte.',
    en: 'Something is missing that was due by {date}.',
  },
  waitDocuments: { de: 'Wir warten auf Ihre Unterlagen.', en: 'We are waiting for your documents.' },
  waitForm: {
    de: 'Offen. Wir warten auf Ihre unterschriebene Erklärung.',
    en: 'Open. We are waiting for your signed declaration.',
  },
  waitOriginals: { de: 'Offen. Wir warten auf die Originale.', en: 'Open. We are waiting for the originals.' },
  waitCheck: {
    de: 'Offen. Wir schreiben Ihnen, sobald alles geprüft ist.',
    en: 'Open. We will write to you as soon as everything is checked.',
  },
} satisfies Texts;

const papers = {
  title: { de: 'Ihre Unterlagen', en: 'Your documents' },
  sent: { de: 'gesendet am {date}', en: 'sent on {date}' },
  sentByUs: { de: 'von uns für Sie hochgeladen am {date}', en: 'uploaded by us for you on {date}' },
  pending: { de: 'Wird geprüft', en: 'Being checked' },
  accepted: { de: 'Angenommen', en: 'Accepted' },
  unchecked: { de: 'Nicht mehr geprüft', en: 'No longer checked' },
  toReplace: { de: 'Bitte ersetzen', en: 'Please replace' },
  missing: { de: 'Fehlt noch', en: 'Still missing' },
  deferred: { de: 'Folgt bis {date}', en: 'Follows by {date}' },
  late: { de: 'War bis {date} fällig', en: 'Was due by {date}' },
  removed: { de: 'Gelöscht am {date}, wie angekündigt', en: 'Deleted on {date}, as announced' },
  originals: { de: 'Die Originale', en: 'The originals' },
} satisfies Texts;

const originals = {
  expected: { de: 'Noch nicht da', en: 'Not here yet' },
  received: { de: 'Angekommen am {date}', en: 'Received on {date}' },
  missing: { de: 'Fehlt im Umschlag', en: 'Missing from the envelope' },
  sent_back: { de: 'Zurückgeschickt am {date}', en: 'Sent back on {date}' },
} satisfies Texts & Record<OriginalState, unknown>;

const aside = {
  signTitle: { de: 'Was Sie unterschreiben', en: 'What to sign' },
  signText: {
    de: 'Eine Seite, blauer oder schwarzer Stift. Ihre Hochschule stempelt sie. Scannen Sie sie als PDF, oder fotografieren Sie sie bei Tageslicht.',
    en: 'One page, blue or black pen. Your university stamps it. Scan it as a PDF, or photograph it in daylight.',
  },
  uploadTitle: { de: 'Das können Sie bereitlegen', en: 'What to prepare' },
  uploadText: {
    de: `A2-Zertifikat, Lebenslauf und Ausweis oder Reisepass. Ein scharfes Foto genügt oft. Bis ${MAX_FILE_MEGABYTES} MB je Datei.`,
    en: `A2 certificate, CV and ID or passport. A sharp photo is often enough. Up to ${MAX_FILE_MEGABYTES} MB each.`,
  },
  postTitle: { de: 'Nur Papier, kein Reisepass', en: 'Only paper, no passport' },
  postText: {
    de: 'Senden Sie die Originale {when}. Ihren Reisepass behalten Sie immer.',
    en: 'Post the originals {when}. Always keep your passport.',
  },
  postedTitle: { de: 'Ihr Umschlag ist abgeschickt', en: 'Your envelope is posted' },
  postedText: {
    de: 'Heben Sie den Beleg der Post auf, bis wir Ihnen schreiben.',
    en: 'Keep the receipt from the post office until we write to you.',
  },
  arrivalTitle: { de: 'Ihre Unterlagen sind vollständig', en: 'Your documents are complete' },
  arrivalText: {
    de: 'Bewahren Sie Ihre Unterlagen gut auf. Fragen beantworten wir gern.',
    en: 'Keep your documents in a safe place. We are happy to answer your questions.',
  },
} satisfies Texts;

const facts = {
  season: { de: 'Saison', en: 'Season' },
  seasonDays: { de: '{name}: Einsätze vom {from} bis {until}', en: '{name}: placements from {from} to {until}' },
  nextSeason: {
    de: 'Die nächste. Sobald ihre Tage feststehen, schreiben wir Ihnen.',
    en: 'The next one. We will write to you once its days are fixed.',
  },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  status: { de: 'Status', en: 'Status' },
  application: { de: 'Bewerbung', en: 'Application' },
  number: { de: 'Bewerbungsnummer', en: 'Application number' },
  id: { de: 'Bewerbungs-ID', en: 'Application ID' },
  copy: { de: 'ID kopieren', en: 'Copy the ID' },
  copied: { de: 'ID kopiert', en: 'ID copied' },
  copyFailed: {
    de: 'Kopieren ging nicht. Bitte markieren Sie die ID.',
    en: 'Copying did not work. Please select the ID.',
  },
} satisfies Texts;

const details = {
  title: { de: 'Meine Angaben', en: 'My details' },
  correctTitle: { de: 'Name und E-Mail', en: 'Name and e-mail' },
  correctClosed: {
    de: 'Nach Schritt 1 berichtigen wir diese Angaben für Sie. Stimmt etwas nicht?',
    en: 'After step 1, we correct these details for you. Is something wrong?',
  },
  seasonTitle: { de: 'Andere Saison', en: 'Another season' },
  seasonText: {
    de: 'Passen Ihnen die Tage einer anderen Saison besser? Wir verschieben Ihre Bewerbung, wenn es geht, und schreiben Ihnen.',
    en: 'Do the days of another season suit you better? We will move your application if we can, and write to you.',
  },
  seasonStay: { de: 'Hier bleiben: {name}', en: 'Stay here: {name}' },
  seasonSave: { de: 'Wunsch speichern', en: 'Save the wish' },
  seasonSaved: { de: 'Ihr Wunsch ist gespeichert', en: 'Your wish is saved' },
  seasonSavedText: {
    de: 'Haben Sie um eine andere Saison gebeten, schreiben wir Ihnen, sobald wir entschieden haben.',
    en: 'If you have asked for another season, we will write to you once we have decided.',
  },
  mailsTitle: { de: 'Unsere E-Mails', en: 'Our e-mails' },
  language: { de: 'Sprache unserer E-Mails', en: 'Language of our e-mails' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  saveLanguage: { de: 'Sprache speichern', en: 'Save the language' },
  languageSwitch: {
    de: 'Wenn Sie oben die Sprache wechseln, gilt das auch für unsere E-Mails.',
    en: 'If you change the language at the top, our e-mails follow.',
  },
  languageTitle: { de: 'Die Sprache ist gespeichert', en: 'The language is saved' },
  languageText: { de: 'Sie gilt ab unserer nächsten E-Mail.', en: 'It applies from our next e-mail.' },
  remindersOn: {
    de: 'Wir erinnern Sie, wenn ein Schritt offen bleibt.',
    en: 'We will remind you when a step is still open.',
  },
  remindersOff: {
    de: 'Erinnerungen sind abgestellt. Wichtige E-Mails kommen weiter.',
    en: 'Reminders are switched off. You will still get important e-mails.',
  },
  withdrawTitle: { de: 'Bewerbung zurückziehen', en: 'Withdraw the application' },
  withdrawText: {
    de: 'Wenn Sie nicht mehr teilnehmen möchten, können Sie Ihre Bewerbung hier beenden.',
    en: 'If you no longer want to take part, you can end your application here.',
  },
  withdraw: { de: 'Bewerbung zurückziehen …', en: 'Withdraw the application …' },
  dialogTitle: { de: 'Bewerbung wirklich zurückziehen?', en: 'Really withdraw your application?' },
  dialogText: {
    de: 'Wir bearbeiten Ihre Bewerbung dann nicht weiter. Sie können das nicht selbst rückgängig machen. Neu bewerben können Sie sich, solange Bewerbungen möglich sind.',
    en: 'We will then stop working on your application. You cannot undo this yourself. You can apply again as long as applications are open.',
  },
  keep: { de: 'Bewerbung behalten', en: 'Keep my application' },
  confirm: { de: 'Ja, zurückziehen', en: 'Yes, withdraw' },
  looking: { de: 'Wir sehen nach, was damit endet …', en: 'Looking up what ends with it …' },
} satisfies Texts;

/** Leads to the page for the placement. */
const placement = {
  title: placementLink.title,
  text: {
    de: 'Hier steht, wann Sie können, was Sie sich wünschen und ob Arbeitgeber Ihr Profil ohne Namen sehen dürfen. Ohne diese Angaben können wir keinen Platz für Sie suchen.',
    en: 'Here you say when you are available, what you would like, and whether employers may see your profile without your name. Without these details we cannot look for a place for you.',
  },
  inTheWay: { de: 'Das steht im Weg', en: 'What is in the way' },
  open: placementLink.open,
} satisfies Texts;

const reminders = {
  title: { de: 'Keine Erinnerungen mehr bekommen?', en: 'Stop getting reminders?' },
  text: {
    de: 'Wir erinnern Sie dann nicht mehr an offene Schritte. Wenn etwas mit Ihrer Bewerbung geschieht, schreiben wir weiter.',
    en: 'We will then no longer remind you of open steps. We will still write when something happens to your application.',
  },
  stop: { de: 'Erinnerungen abstellen', en: 'Stop reminders' },
  stoppedTitle: { de: 'Erinnerungen sind abgestellt', en: 'Reminders are switched off' },
  stoppedText: {
    de: 'Sie bekommen nur noch E-Mails, wenn etwas mit Ihrer Bewerbung geschieht.',
    en: 'You will only get an e-mail when something happens to your application.',
  },
} satisfies Texts;

const start = {
  title: { de: 'Wo steht Ihre Bewerbung?', en: 'Where is your application?' },
} satisfies Texts;

const faults = {
  token_expired: { de: 'Ihr Link ist abgelaufen', en: 'Your link has expired' },
  token_incomplete: { de: 'Dieser Link ist unvollständig', en: 'This link is incomplete' },
  applicant_not_found: { de: 'Bewerbung nicht gefunden', en: 'Application not found' },
  no_applicant: { de: 'Bewerbung nicht gefunden', en: 'Application not found' },
  load_failed: { de: 'Der Status der Bewerbung konnte nicht geladen werden', en: 'Error loading application status' },
  fetch_failed: { de: 'Der Status der Bewerbung konnte nicht geladen werden', en: 'Error loading application status' },
} satisfies Texts;

/** What the status page says once it shows an application, in one language. */
export function statusTexts(lang: Lang) {
  return {
    ...say({ cards: cardTitles, headings, hints }, lang),
    acts: { ...say(acts, lang), download: fill(acts.download[lang], { size: paperSize('filled', lang) }) },
    ...say({ timeline, papers, originals, aside, facts }, lang),
    details: { ...say(details, lang), stakes: say(STAKE_SENTENCES, lang) },
    placement: {
      ...say(placement, lang),
      obstacles: obstaclesIn(lang, site.programme),
      page: paths.placement(lang),
    },
    answers: { ...say(answerNotes, lang), pages: { offer: paths.placement(lang), contract: paths.contract(lang) } },
    reminders: say(reminders, lang),
    rights: rightsTexts(lang),
    account: accountBlockTexts(lang),
  };
}
export type StatusTexts = ReturnType<typeof statusTexts>;

/** What the status page says before it knows of an application. */
export function statusStart(lang: Lang) {
  return say(start, lang);
}

export function statusFaults(lang: Lang): FaultTexts {
  return say(faults, lang);
}

/** The facts of an application, with the status in words, for pages without the card. */
export function factTexts(lang: Lang) {
  return { ...say(facts, lang), cards: say(cardTitles, lang) };
}
export type FactTexts = ReturnType<typeof factTexts>;
