import { STEP_NAMES } from '#contract/applications/step-names.text.ts';
import type { Lang } from '#contract/languages.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { personNameText } from '#src/i18n/person-name.text.ts';
import { seasonIsOver } from '#src/i18n/season.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { shellTexts } from '../shell/shell.text.ts';

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
  phoneHint: { de: 'Mit Landesvorwahl, zum Beispiel +251\u00a0…', en: 'With country code, for example +251\u00a0…' },
  file: { de: 'Bestätigung von {network}', en: 'Confirmation file from {network}' },
  fileHint: {
    de: 'Sie bekommen sie nach der Registrierung bei {network}.',
    en: 'You get it after you register with {network}.',
  },
  register: { de: 'Bei {network} registrieren (neuer Tab)', en: 'Register with {network} (new tab)' },
  consent: { de: 'Einwilligung', en: 'Consent' },
  gdprBefore: {
    de: 'Ich bin damit einverstanden, dass meine Daten für diese Bewerbung verarbeitet werden, wie in den',
    en: 'I agree that my data is used to process this application, as described in the',
  },
  gdprLink: { de: 'Datenschutzhinweisen', en: 'privacy notice' },
  gdprAfter: { de: ' beschrieben.', en: '.' },
  notApplied: { de: 'Noch nicht beworben?', en: 'Not applied yet?' },
  submit: { de: 'Voranmeldung senden', en: 'Send pre-registration' },
  needBoth: {
    de: 'Sie können senden, sobald Sie eine Datei gewählt und eingewilligt haben.',
    en: 'You can send this once you have chosen a file and given your consent.',
  },
  needFile: { de: 'Es fehlt noch: die Bestätigungsdatei.', en: 'Still missing: the confirmation file.' },
  season: { de: 'Für welche Saison bewerben Sie sich?', en: 'Which season are you applying for?' },
  needConsent: { de: 'Es fehlt noch: Ihre Einwilligung.', en: 'Still missing: your consent.' },
  readyHint: {
    de: 'Danach prüfen wir Ihre Datei und schreiben Ihnen eine E-Mail.',
    en: 'We will then check your file and send you an e-mail.',
  },
  failed: { de: 'Das Senden ist fehlgeschlagen', en: 'Submission failed' },
  invalidAnswer: { de: 'Ungültige Antwort vom Server', en: 'Invalid response from server' },
} satisfies Texts;

/** What the wizard says before it knows of an application, in one language. */
export function wizardStartTexts(lang: Lang) {
  const said = say(step1, lang);
  const lead = [said.lead, seasonIsOver(lang)].filter(Boolean).join(' ');
  return {
    ...shellTexts(lang),
    stepper: say(stepper, lang),
    step1: { ...said, slip: say(addressSlipText, lang), lead },
  };
}
export type WizardStartTexts = ReturnType<typeof wizardStartTexts>;

/** The pre-rendered texts around the island. */
export const joinText = {
  title: { de: 'Bewerbung', en: 'Application' },
  description: {
    de: 'Bewerben Sie sich in drei Schritten: Voranmeldung, Unterlagen, Immatrikulation.',
    en: 'Apply in three steps: pre-registration, documents, enrolment.',
  },
  helpTitle: { de: 'Hilfe und Hinweise', en: 'Help and notes' },
  embedTitle: { de: 'Noch nicht bei {network} registriert?', en: 'Not registered with {network} yet?' },
  network: {
    de: '{network} ist ein eigenes Netzwerk und gehört nicht zu uns: Studierende registrieren sich dort, wir brauchen nur die Bestätigung.',
    en: '{network} is a network of its own and not part of us: students register there, and all we need from it is the confirmation.',
  },
  networkFree: {
    de: '{network} ist ein eigenes Netzwerk und gehört nicht zu uns: Studierende registrieren sich dort, wir brauchen nur die Bestätigung. Wir nehmen kein Geld, und niemand darf in unserem Namen welches verlangen.',
    en: '{network} is a network of its own and not part of us: students register there, and all we need from it is the confirmation. We take no money, and nobody may ask for any in our name.',
    law: [],
  },
  embedSummary: { de: 'Registrierung von {network} hier öffnen', en: 'Open the registration form of {network} here' },
  embedWarning: {
    de: 'Das Formular kommt von {network}. Erst wenn Sie es hier öffnen, gehen Daten an {network}, zum Beispiel Ihre IP-Adresse und Ihre Eingaben.',
    en: 'The form comes from {network}. Only when you open it here, data goes to {network}, for example your IP address and what you type.',
  },
  embedFrame: { de: 'Registrierung von {network}', en: 'Registration form of {network}' },
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
