import type { Lang } from '#contract/languages.ts';
import { STEP_NAMES } from '#contract/step-names.text.ts';
import { personNameText } from '#src/i18n/person-name.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { handoverTexts } from '../handover/handover.text.ts';
import { shellTexts } from '../shell/shell.text.ts';
import { backTexts } from '../start/start.text.ts';
import { correctTexts } from '../status/status.text.ts';
import { accountBlockTexts } from '../wizard-steps/account-block.text.ts';

const stepper = {
  label: { de: 'Ihre drei Schritte', en: 'Your three steps' },
  stop1: STEP_NAMES[0],
  stop2: STEP_NAMES[1],
  stop3: STEP_NAMES[2],
  done: { de: 'Erledigt', en: 'Done' },
  here: { de: 'Sie sind hier', en: 'You are here' },
  checked: { de: 'Wir prüfen', en: 'We are checking' },
  next: { de: 'Kommt danach', en: 'Next' },
} satisfies Texts;

const step1 = {
  title: { de: 'Voranmeldung', en: 'Pre-registration' },
  lead: {
    de: 'Sie brauchen etwa fünf Minuten und die Bestätigung von {network}. Die Bewerbung ist auf Englisch und Deutsch möglich.',
    en: 'You need about five minutes and the confirmation from {network}. You can apply in English or German.',
  },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  ...personNameText,
  middleName: { de: 'Zweiter Vorname', en: 'Middle name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  emailHint: {
    de: 'An diese Adresse senden wir den Link für den nächsten Schritt.',
    en: 'We send the link for the next step to this address.',
  },
  phone: { de: 'Telefon', en: 'Phone' },
  phoneHint: { de: 'Mit Landesvorwahl, zum Beispiel +251 …', en: 'With country code, for example +251 …' },
  file: { de: 'Bestätigung von {network}', en: 'Confirmation file from {network}' },
  fileHint: {
    de: 'Sie bekommen sie nach der Anmeldung bei {network}.',
    en: 'You get it after you register with {network}.',
  },
  register: { de: 'Bei {network} anmelden (neuer Tab)', en: 'Register with {network} (new tab)' },
  consent: { de: 'Einwilligung', en: 'Consent' },
  gdprBefore: {
    de: 'Ich bin damit einverstanden, dass meine Daten für diese Bewerbung verarbeitet werden, wie in den',
    en: 'I agree that my data is used to process this application, as described in the',
  },
  gdprLink: { de: 'Datenschutzhinweisen', en: 'privacy notice' },
  gdprAfter: { de: ' beschrieben.', en: '.' },
  submit: { de: 'Voranmeldung senden', en: 'Send pre-registration' },
  needBoth: {
    de: 'Sie können senden, sobald Sie eine Datei gewählt und eingewilligt haben.',
    en: 'You can send this once you have chosen a file and given your consent.',
  },
  needFile: { de: 'Es fehlt noch: die Bestätigungsdatei.', en: 'Still missing: the confirmation file.' },
  needConsent: { de: 'Es fehlt noch: Ihre Einwilligung.', en: 'Still missing: your consent.' },
  readyHint: {
    de: 'Danach prüfen wir Ihre Datei und schreiben Ihnen eine E-Mail.',
    en: 'We will then check your file and send you an e-mail.',
  },
  failed: { de: 'Das Senden ist fehlgeschlagen', en: 'Submission failed' },
  invalidAnswer: { de: 'Ungültige Antwort vom Server', en: 'Invalid response from server' },
} satisfies Texts;

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
  next2: {
    de: 'Wir schreiben an {email}, sobald Schritt 2 offen ist.',
    en: 'We will write to {email} as soon as step 2 is open.',
  },
  next3: { de: 'Dann laden Sie hier Ihre Unterlagen hoch.', en: 'Then you upload your documents here.' },
  prepareTitle: { de: 'Das können Sie schon vorbereiten', en: 'What you can prepare now' },
  prepareHint: { de: 'Jeweils als PDF, JPG oder PNG, bis 10 MB.', en: 'Each as PDF, JPG or PNG, up to 10 MB.' },
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
  toStatus: { de: 'Zum Status Ihrer Bewerbung', en: 'See the status of your application' },
  keepLink: {
    de: 'Bewahren Sie unsere E-Mail auf. Ihr Link öffnet diese Seite jederzeit.',
    en: 'Keep our e-mail. Its link opens this page at any time.',
  },
} satisfies Texts;

const step2 = {
  title: { de: 'Ihre Unterlagen', en: 'Your documents' },
  noteTitle: { de: 'Schritt 1 ist freigegeben', en: 'Step 1 approved' },
  noteText: {
    de: 'Hallo {name}, bitte laden Sie drei Dateien hoch. Jede als PDF, JPG oder PNG, bis 10 MB.',
    en: 'Hello {name}, please upload three files. Each: PDF, JPG or PNG, up to 10 MB.',
  },
  earlyTitle: { de: 'Sie können Ihre Unterlagen schon jetzt senden', en: 'You can send your documents now' },
  earlyText: {
    de: 'Hallo {name}, wir prüfen noch Ihre Voranmeldung. Wenn Sie nicht warten möchten, laden Sie hier drei Dateien hoch. Jede als PDF, JPG oder PNG, bis 10 MB.',
    en: 'Hello {name}, we are still checking your pre-registration. If you do not want to wait, upload three files here. Each: PDF, JPG or PNG, up to 10 MB.',
  },
  passportHint: {
    de: 'Die Seite mit Ihrem Foto, alle vier Ecken sichtbar',
    en: 'The page with your photo, all four corners visible',
  },
  submit: { de: '{count} Unterlagen senden', en: 'Send {count} documents' },
  follows: { de: 'A2-Zertifikat folgt bis {date}', en: 'A2 certificate follows by {date}' },
  followsHint: {
    de: 'Sie senden das A2-Zertifikat dann bis zu diesem Tag nach. Wir erinnern Sie daran.',
    en: 'You will then send the A2 certificate by that day. We will remind you.',
  },
  missing: {
    de: '{ready} von {count} ausgewählt. Es fehlt noch: {missing}.',
    en: '{ready} of {count} chosen. Still missing: {missing}.',
  },
  readyHint: {
    de: 'Alles ist ausgewählt. Das Senden kann bei langsamer Verbindung einige Minuten dauern.',
    en: 'Everything is chosen. On a slow connection, sending can take a few minutes.',
  },
  doneTitle: { de: 'Ihre Unterlagen sind angekommen', en: 'Your documents have arrived' },
  doneText: { de: 'Danke. Gleich geht es mit Schritt 3 weiter.', en: 'Thank you. Step 3 opens in a moment.' },
} satisfies Texts;

const step3 = {
  title: { de: 'Ihre Immatrikulationserklärung', en: 'Your enrolment declaration' },
  receivedTitle: { de: 'Ihre Unterlagen sind da', en: 'We have your documents' },
  receivedText: {
    de: 'Hallo {name}, wir prüfen Ihre Unterlagen. Die Erklärung können Sie schon jetzt senden.',
    en: 'Hello {name}, we are checking your documents. You can already send the declaration.',
  },
  replaceText: {
    de: 'Hallo {name}, bitte ersetzen Sie zuerst, was oben steht. Die Erklärung können Sie schon jetzt senden.',
    en: 'Hello {name}, please first replace what is shown above. You can already send the declaration.',
  },
  addText: {
    de: 'Hallo {name}, bitte senden Sie zuerst, was oben steht. Die Erklärung können Sie schon jetzt senden.',
    en: 'Hello {name}, please first send what is shown above. You can already send the declaration.',
  },
  approvedTitle: { de: 'Ihre Unterlagen sind freigegeben', en: 'Your documents are approved' },
  approvedText: {
    de: 'Hallo {name}, jetzt fehlt nur noch die unterschriebene Erklärung.',
    en: 'Hello {name}, only the signed declaration is missing now.',
  },
  file: { de: 'Unterschriebene Erklärung', en: 'Signed declaration' },
  submit: { de: 'Erklärung senden', en: 'Send declaration' },
  missing: {
    de: 'Sie können senden, sobald die PDF-Datei ausgewählt ist.',
    en: 'You can send it once you have chosen the PDF.',
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
    de: 'Danke, {name}. Wir warten auf den Umschlag.',
    en: 'Thank you, {name}. We are waiting for the envelope.',
  },
  lead: {
    de: 'Ihre unterschriebene Erklärung ist da, wir prüfen sie. Eines reist auf Papier: Bitte senden Sie diese Originale innerhalb von {days} Tagen per Post an das International Office einer Universität in Äthiopien.',
    en: 'We have your signed declaration and are checking it. One thing travels on paper: please post these originals within {days} days to the international office of a university in Ethiopia.',
  },
} satisfies Texts;

const complete = {
  title: { de: 'Bewerbung vollständig', en: 'Application Complete' },
  lead: {
    de: '{name}, Ihre Unterlagen sind geprüft und vollständig. Wir schreiben Ihnen vor jedem weiteren Termin.',
    en: '{name}, your documents have been checked and are complete. We will write to you before each further date.',
  },
  status: { de: 'Status ansehen', en: 'View your status' },
  ask: { de: 'Eine Frage stellen', en: 'Ask a question' },
} satisfies Texts;

const decision = {
  rejectedTitle: { de: 'Leider keine Zusage, {name}', en: 'Unfortunately not this time, {name}' },
  rejectedLead: {
    de: 'Wir haben Ihre Bewerbung geprüft und können sie nicht annehmen.',
    en: 'We have checked your application and cannot accept it.',
  },
  reason: { de: 'Der Grund', en: 'The reason' },
  rejectedNext: {
    de: 'Wenn sich daran etwas ändert, können Sie sich noch einmal bewerben.',
    en: 'If this changes, you can apply again.',
  },
  withdrawnTitle: { de: 'Ihre Bewerbung ist zurückgezogen', en: 'Your application is withdrawn' },
  withdrawnLead: {
    de: 'Hallo {name}, diese Bewerbung läuft nicht weiter. Sie müssen nichts tun.',
    en: 'Hello {name}, this application does not continue. You do not have to do anything.',
  },
  withdrawnNext: {
    de: 'War das ein Versehen? Schreiben Sie uns. Sie können sich auch neu bewerben.',
    en: 'Was this a mistake? Write to us. You can also apply again.',
  },
  again: { de: 'Neu bewerben', en: 'Apply again' },
  ask: { de: 'Uns schreiben', en: 'Write to us' },
} satisfies Texts;

/** What the wizard says before it knows of an application, in one language. */
export function wizardStartTexts(lang: Lang) {
  return { ...shellTexts(lang), stepper: say(stepper, lang), step1: say(step1, lang) };
}
export type WizardStartTexts = ReturnType<typeof wizardStartTexts>;

/** What the wizard's screens say once it shows an application. */
export function wizardTexts(lang: Lang) {
  return {
    waiting: { ...say(waiting, lang), correct: correctTexts(lang) },
    handover: handoverTexts(lang),
    back: backTexts(lang),
    step2: { ...say(step2, lang), errors: pickErrorTexts(lang, ['step2_files_required']) },
    step3: { ...say(step3, lang), errors: pickErrorTexts(lang, ['enrolment_required']) },
    originals: { ...say(originals, lang), account: accountBlockTexts(lang) },
    complete: say(complete, lang),
    decision: say(decision, lang),
  };
}
export type WizardTexts = ReturnType<typeof wizardTexts>;

/** The pre-rendered texts around the island. */
export const joinText = {
  title: { de: 'Bewerbung', en: 'Application' },
  description: {
    de: 'Bewerben Sie sich in drei Schritten: Voranmeldung, Unterlagen, Immatrikulation.',
    en: 'Apply in three steps: pre-registration, documents, enrolment.',
  },
  helpTitle: { de: 'Hilfe und Hinweise', en: 'Help and notes' },
  embedTitle: { de: 'Noch nicht bei {network} angemeldet?', en: 'Not registered with {network} yet?' },
  embedSummary: { de: 'Anmeldeformular von {network} hier öffnen', en: 'Open the registration form of {network} here' },
  embedWarning: {
    de: 'Das Formular kommt von {network}. Erst wenn Sie es hier öffnen, gehen Daten an {network}, zum Beispiel Ihre IP-Adresse und Ihre Eingaben.',
    en: 'The form comes from {network}. Only when you open it here, data goes to {network}, for example your IP address and what you type.',
  },
  embedFrame: { de: 'Anmeldeformular von {network}', en: 'Registration form of {network}' },
  embedLink: { de: 'Lieber in einem neuen Tab öffnen', en: 'Open it in a new tab instead' },
  openTitle: { de: 'Klappt etwas nicht?', en: 'Is something not working?' },
  openText: {
    de: 'In Apps wie Telegram oder WhatsApp geht das Hochladen manchmal nicht. Öffnen Sie die Seite dann in Ihrem Browser.',
    en: 'Inside apps such as Telegram or WhatsApp, uploading sometimes fails. Open the page in your browser then.',
  },
  openButton: { de: 'Im Browser öffnen', en: 'Open in browser' },
  helperText: {
    de: 'Sie helfen mehreren Personen an einem Gerät?',
    en: 'Are you helping several people on one device?',
  },
  helperLink: { de: 'Formular für Helfende', en: 'Form for helpers' },
  contactText: { de: 'Wir antworten innerhalb von {hours} Stunden.', en: 'We reply within {hours} hours.' },
  contactLink: { de: 'Kontakt', en: 'Contact' },
  privacyTitle: { de: 'Ihre Daten', en: 'Your data' },
  privacyText: {
    de: 'Wir nutzen Ihre Daten und Dateien nur für Ihre Bewerbung. Behandeln Sie Ihren persönlichen Link wie einen Schlüssel: Wer ihn hat, sieht Ihre Bewerbung. Wir bitten Sie nie um Geld und nie um ein Passwort per E-Mail.',
    en: 'We use your data and files only for your application. Treat your personal link like a key: whoever has it sees your application. We never ask you for money, and never for a password by e-mail.',
  },
  privacyLink: { de: 'Datenschutzhinweise', en: 'Privacy notice' },
} satisfies Texts;
