import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES, TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import { paths } from '#src/i18n/paths.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { accountBlockTexts } from '../account/account-block.text.ts';
import { wholeFormText } from '../documents/whole-form.text.ts';
import { handoverTexts } from '../handover/handover.text.ts';
import { backTexts, bannerText } from '../start/start.text.ts';

const waiting = {
  title: {
    de: 'Danke, {name}. Wir prüfen Ihre Voranmeldung.',
    en: 'Thank you, {name}. We are checking your pre-registration.',
  },
  noteTitle: { de: 'Die Freigabe steht noch aus', en: 'Awaiting approval' },
  noteText: { de: 'Sie müssen jetzt nichts tun.', en: 'You do not have to do anything now.' },
  early: { de: 'Sie möchten nicht warten?', en: 'Would you rather not wait?' },
  nextTitle: { de: 'So geht es weiter', en: 'What happens next' },
  next1: { de: 'Wir prüfen Ihre Bestätigung von {network}.', en: 'We check your confirmation from {network}.' },
  usualDay: {
    de: 'Zurzeit dauert das meist höchstens einen Tag.',
    en: 'At the moment this usually takes a day at most.',
  },
  usualDays: {
    de: 'Zurzeit dauert das meist höchstens {days} Tage.',
    en: 'At the moment this usually takes {days} days at most.',
  },
  next2: {
    de: 'Wir schreiben an {email}, sobald Schritt 2 offen ist.',
    en: 'We will write to {email} as soon as step 2 is open.',
  },
  next3: { de: 'Dann laden Sie hier Ihre Unterlagen hoch.', en: 'Then you upload your documents here.' },
  prepareTitle: { de: 'Das können Sie schon vorbereiten', en: 'What you can prepare now' },
  prepareHint: {
    de: `Jeweils als PDF, JPG oder PNG, bis ${MAX_FILE_MEGABYTES} MB.`,
    en: `Each as PDF, JPG or PNG, up to ${MAX_FILE_MEGABYTES} MB.`,
  },
  reachTitle: { de: 'So erreichen wir Sie', en: 'How we reach you' },
  number: { de: 'Bewerbungsnummer', en: 'Application number' },
  email: { de: 'E-Mail', en: 'E-mail' },
  wrongAddress: { de: 'Adresse oder Name falsch?', en: 'Wrong address or name?' },
  noMail: { de: 'Keine E-Mail bekommen?', en: 'No e-mail from us?' },
  noMailText: {
    de: 'Sehen Sie zuerst im Spam-Ordner nach. Wir können den Link noch einmal senden, höchstens einmal in der Minute.',
    en: 'Please look in your spam folder first. We can send the link again, at most once a minute.',
  },
  resend: { de: 'Link noch einmal senden', en: 'Send the link again' },
  resentTitle: { de: 'Der Link ist unterwegs', en: 'The link is on its way' },
  resentText: {
    de: 'Er geht an {email}. Das kann einige Minuten dauern. Kommt nichts, ist vielleicht die Adresse falsch.',
    en: 'It goes to {email}. That can take a few minutes. If nothing comes, the address may be wrong.',
  },
  partnerName: {
    de: 'Hat ein Partner Sie eingeladen? Im Status entscheiden Sie, ob er Ihren Namen sieht.',
    en: 'Has a partner invited you? In the status you decide whether they see your name.',
  },
  toStatus: { de: 'Zum Status Ihrer Bewerbung', en: 'See the status of your application' },
  keepLink: {
    de: `Bewahren Sie unsere E-Mail auf. Ihr Link öffnet diese Seite ${TOKEN_LIFE_DAYS} Tage lang.`,
    en: `Keep our e-mail. Its link opens this page for ${TOKEN_LIFE_DAYS} days.`,
  },
} satisfies Texts;

const step2 = {
  title: { de: 'Ihre Unterlagen', en: 'Your documents' },
  noteTitle: { de: 'Schritt 1 ist freigegeben', en: 'Step 1 approved' },
  noteText: {
    de: `Hallo {name}, bitte laden Sie drei Dateien hoch. Jede als PDF, JPG oder PNG, bis ${MAX_FILE_MEGABYTES} MB.`,
    en: `Hello {name}, please upload three files. Each: PDF, JPG or PNG, up to ${MAX_FILE_MEGABYTES} MB.`,
  },
  earlyTitle: { de: 'Sie können Ihre Unterlagen schon jetzt senden', en: 'You can send your documents now' },
  earlyText: {
    de: `Hallo {name}, wir prüfen noch Ihre Voranmeldung. Wenn Sie nicht warten möchten, laden Sie hier drei Dateien hoch. Jede als PDF, JPG oder PNG, bis ${MAX_FILE_MEGABYTES} MB.`,
    en: `Hello {name}, we are still checking your pre-registration. If you do not want to wait, upload three files here. Each: PDF, JPG or PNG, up to ${MAX_FILE_MEGABYTES} MB.`,
  },
  doneTitle: { de: 'Ihre Unterlagen sind angekommen', en: 'Your documents have arrived' },
  doneText: { de: 'Danke. Gleich geht es mit Schritt 3 weiter.', en: 'Thank you. Step 3 opens in a moment.' },
} satisfies Texts;

const step3 = {
  title: { de: 'Ihre Immatrikulations\u00aderklärung', en: 'Your enrolment declaration' },
  receivedTitle: { de: 'Ihre Unterlagen sind da', en: 'We have your documents' },
  receivedText: {
    de: 'Hallo {name}, wir prüfen Ihre Unterlagen. Die Erklärung können Sie schon jetzt senden.',
    en: 'Hello {name}, we are checking your documents. You can already send the declaration.',
  },
  replaceText: {
    de: 'Hallo {name}, bitte ersetzen Sie, was oben steht. Die Erklärung können Sie schon jetzt senden.',
    en: 'Hello {name}, please replace what is shown above. You can already send the declaration.',
  },
  addText: {
    de: 'Hallo {name}, bitte senden Sie, was oben steht. Die Erklärung können Sie schon jetzt senden.',
    en: 'Hello {name}, please send what is shown above. You can already send the declaration.',
  },
  approvedTitle: { de: 'Ihre Unterlagen sind freigegeben', en: 'Your documents are approved' },
  approvedText: {
    de: 'Hallo {name}, jetzt fehlt nur noch die unterschriebene Erklärung.',
    en: 'Hello {name}, only the signed declaration is missing now.',
  },
  approvedFollows: {
    de: 'Hallo {name}, jetzt fehlt die unterschriebene Erklärung. Bis {date} folgt noch: {documents}.',
    en: 'Hello {name}, the signed declaration is missing now. By {date} this follows: {documents}.',
  },
  approvedLate: {
    de: 'Hallo {name}, jetzt fehlt die unterschriebene Erklärung. Und bitte senden Sie noch, was bis {date} folgen sollte: {documents}.',
    en: 'Hello {name}, the signed declaration is missing now. And please also send what was due by {date}: {documents}.',
  },
  file: { de: 'Unterschriebene Erklärung', en: 'Signed declaration' },
  submit: { de: 'Erklärung senden', en: 'Send declaration' },
  missing: {
    de: 'Sie können senden, sobald Sie eine PDF-Datei oder Fotos ausgewählt haben.',
    en: 'You can send it once you have chosen a PDF or photos.',
  },
  readyHint: {
    de: 'Danach erklären wir, welche Originale Sie per Post senden.',
    en: 'After that we will tell you which originals to post.',
  },
  doneTitle: { de: 'Ihre Erklärung ist angekommen', en: 'Your declaration has arrived' },
  doneText: {
    de: 'Danke. Gleich sehen Sie, was in den Umschlag gehört.',
    en: 'Thank you. In a moment you will see what goes into the envelope.',
  },
} satisfies Texts;

const originals = {
  title: { de: 'Sehr gut, {name}. Jetzt die Originale.', en: 'Well done, {name}. Now the originals.' },
  postedTitle: {
    de: 'Danke, {name}. Jetzt sind wir dran.',
    en: 'Thank you, {name}. Now it is our turn.',
  },
  almostTitle: { de: 'Danke, {name}. Fast geschafft.', en: 'Thank you, {name}. You are almost there.' },
  lead: {
    de: 'Ihre unterschriebene Erklärung ist da. Eines reist auf Papier: Bitte senden Sie diese Originale {when} per Post an das International Office einer Universität in Äthiopien.',
    en: 'We have your signed declaration. One thing travels on paper: please post these originals {when} to the international office of a university in Ethiopia.',
  },
} satisfies Texts;

const complete = {
  title: { de: 'Bewerbung vollständig', en: 'Application Complete' },
  lead: {
    de: '{name}, Ihre Unterlagen sind geprüft und vollständig. Sobald es etwas Neues gibt, schreiben wir Ihnen.',
    en: '{name}, your documents have been checked and are complete. We will write to you as soon as there is news.',
  },
  open: { de: 'Status ansehen', en: 'View your status' },
  ask: { de: 'Eine Frage stellen', en: 'Ask a question' },
} satisfies Texts;

/** The same while the details for a placement are missing. */
const completeButDetails = {
  lead: {
    de: '{name}, Ihre Unterlagen sind geprüft. Als Nächstes: Sagen Sie uns, wann Sie können und bis wann Ihr Reisepass gilt, und ob Arbeitgeber Ihr Profil sehen dürfen. Ohne beides können wir keinen Platz für Sie suchen.',
    en: '{name}, your documents are checked. Next: tell us when you are available and until when your passport is valid, and whether employers may see your profile. Without both we cannot look for a place for you.',
  },
  open: { de: 'Angaben machen', en: 'Give the details' },
} satisfies Texts;

/** The same while something keeps employers from seeing somebody. */
const completeButObstacles = {
  lead: {
    de: '{name}, Ihre Unterlagen sind geprüft. Gerade sehen Arbeitgeber Sie nicht, weil etwas im Weg steht. Was es ist und was Sie tun können, steht auf Ihrer Statusseite.',
    en: '{name}, your documents are checked. Employers do not see you at the moment, as something is in the way. Your status page says what it is and what you can do.',
  },
  open: complete.open,
} satisfies Texts;

const ended = {
  rejectedTitle: { de: 'Leider keine Zusage, {name}', en: 'Unfortunately not this time, {name}' },
  rejectedLead: { de: 'Wir können Ihre Bewerbung nicht annehmen.', en: 'We cannot accept your application.' },
  reason: { de: 'Der Grund', en: 'The reason' },
  rejectedNext: {
    de: 'Wenn sich daran etwas ändert, können Sie sich noch einmal bewerben, solange Bewerbungen möglich sind.',
    en: 'If this changes, you can apply again as long as applications are open.',
  },
  withdrawnTitle: { de: 'Ihre Bewerbung ist zurückgezogen', en: 'Your application is withdrawn' },
  withdrawnLead: {
    de: 'Hallo {name}, diese Bewerbung läuft nicht weiter. Für sie müssen Sie nichts mehr tun.',
    en: 'Hello {name}, this application does not continue. You do not have to do anything more for it.',
  },
  withdrawnNext: {
    de: 'War das ein Versehen? Schreiben Sie uns. Sie können sich auch neu bewerben, solange Bewerbungen möglich sind.',
    en: 'Was this a mistake? Write to us. You can also apply again as long as applications are open.',
  },
  again: { de: 'Neu bewerben', en: 'Apply again' },
  ask: { de: 'Uns schreiben', en: 'Write to us' },
} satisfies Texts;

/** What the wizard's screens say once it shows an application. */
export function wizardTexts(lang: Lang) {
  return {
    waiting: say(waiting, lang),
    handover: handoverTexts(lang),
    back: backTexts(lang),
    banner: say(bannerText, lang),
    step2: { ...say(step2, lang), ...say(wholeFormText, lang), errors: pickErrorTexts(lang, ['step2_files_required']) },
    step3: { ...say(step3, lang), errors: pickErrorTexts(lang, ['enrolment_required']) },
    originals: { ...say(originals, lang), account: accountBlockTexts(lang) },
    complete: {
      ...{ ...say(complete, lang), page: paths.status(lang) },
      placement: { ...say(completeButDetails, lang), page: paths.placement(lang) },
      obstacles: { ...say(completeButObstacles, lang), page: paths.status(lang) },
    },
    ended: say(ended, lang),
  };
}
export type WizardTexts = ReturnType<typeof wizardTexts>;
