import type { Lang } from '#contract/languages.ts';
import { MIN_PASSWORD_CHARACTERS } from '#contract/limits.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { alreadySignedInText } from '#src/i18n/already-signed-in.text.ts';
import { formText } from '#src/i18n/form.text.ts';
import { noAnswer } from '#src/i18n/no-answer.text.ts';
import { passwordText } from '#src/i18n/password.text.ts';
import { personNameText } from '#src/i18n/person-name.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

export const invitePageText = {
  title: { de: 'Registrierung mit Einladung', en: 'Registration by invitation' },
  description: {
    de: 'Ihre Hochschule hat Sie eingeladen: Legen Sie hier Ihr Konto für das Programm an.',
    en: 'Your university has invited you: create your account for the programme here.',
  },
} satisfies Texts;

const texts = {
  validating: { de: 'Wir prüfen Ihre Einladung …', en: 'We are checking your invitation …' },
  checked: { de: 'Einladung wird geprüft', en: 'Checking the invitation' },
  slow: { de: 'Dauert es zu lange? Seite neu laden', en: 'Is it taking too long? Reload the page' },
  invitedBy: { de: 'Einladung von {organization}', en: 'Invitation from {organization}' },
  headline: { de: 'Ihre Hochschule lädt Sie ein.', en: 'Your university invites you.' },
  lead: {
    de: 'Legen Sie Ihr Konto an. Es ist {organization} zugeordnet,',
    en: 'Create your account. It will be linked to {organization},',
  },
  uncheckedTitle: { de: 'Von uns noch nicht geprüft', en: 'Not checked by us yet' },
  unchecked: {
    de: 'Den Namen hat die Einrichtung selbst angegeben. Zahlen Sie niemandem Geld, der sich auf diese Einladung beruft.',
    en: 'The organisation gave this name itself. Do not pay money to anybody who refers to this invitation.',
  },
  partnerId: { de: 'Partner-ID', en: 'partner ID' },
  leadChecking: {
    de: 'Mit einem Konto bewerben Sie sich und sehen jederzeit, wo Ihre Bewerbung steht.',
    en: 'With an account you can apply and see at any time where your application stands.',
  },
  formTitle: { de: 'Konto anlegen', en: 'Create your account' },
  email: { de: 'E-Mail', en: 'E-mail' },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  password: { de: 'Passwort', en: 'Password' },
  repeat: { de: 'Passwort wiederholen', en: 'Repeat password' },
  submit: { de: 'Registrieren', en: 'Register' },
  goingOn: { de: 'Einen Moment…', en: 'One moment…' },
  nextTitle: { de: 'Wie es weitergeht', en: 'What happens next' },
  next: {
    de: 'Nach der Registrierung bewerben Sie sich. Dafür brauchen Sie eine Bestätigung von {network}:',
    en: 'After registration you apply. For that you need a confirmation from {network}:',
  },
  privacyBefore: { de: 'Was wir mit Ihren Daten tun, steht in den', en: 'What we do with your data is in the' },
  privacy: { de: 'Datenschutzhinweisen', en: 'privacy notice' },
  haveAccount: { de: 'Sie haben schon ein Konto?', en: 'Already have an account?' },
  signIn: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
  invalidTitle: { de: 'Einladung ungültig', en: 'Invitation not valid' },
  invalid: { de: 'Einladung nicht gefunden oder ungültig', en: 'Invitation not found or not valid' },
  noToken: { de: 'Kein Einladungstoken gefunden', en: 'No invitation token found' },
  invalidAdvice: {
    de: 'Vielleicht hat Ihre Hochschule einen neuen QR-Code. Fragen Sie dort nach dem aktuellen Aushang.',
    en: 'Your university may have a new QR code. Please ask there for the current poster.',
  },
  noTokenAdvice: {
    de: 'Der Link ist unvollständig. Scannen Sie den QR-Code Ihrer Hochschule noch einmal, oder fragen Sie dort nach dem Link.',
    en: 'The link is incomplete. Scan the QR code of your university once more, or ask there for the link.',
  },
  pausedTitle: { de: 'Diese Einladung ist pausiert', en: 'This invitation is paused' },
  pausedText: {
    de: 'Gerade kann niemand mit ihr ein Konto anlegen. Bewerben können Sie sich trotzdem: Dafür brauchen Sie kein Konto.',
    en: 'Nobody can create an account with it at the moment. You can still apply: you do not need an account for that.',
  },
  join: { de: 'Ohne Konto bewerben', en: 'Apply without an account' },
  writeUs: { de: 'Hilft das nicht, schreiben Sie uns:', en: 'If that does not help, write to us:' },
  home: { de: 'Zur Startseite', en: 'Go to the home page' },
  failedTitle: { de: 'Fehler beim Validieren der Einladung', en: 'Error validating the invitation' },
  offline: {
    de: 'Es gibt gerade keine Verbindung. Die Seite versucht es von selbst, sobald Sie wieder Netz haben.',
    en: 'There is no connection right now. The page tries by itself as soon as you are connected again.',
  },
  failed: noAnswer.failed,
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  refused: { de: 'Registrierung fehlgeschlagen', en: 'Registration failed' },
  refusedText: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  broken: { de: 'Fehler bei der Registrierung', en: 'Error during registration' },
  pause: { de: 'Kurze Pause', en: 'A short break' },
  noConnection: {
    de: 'Gerade gibt es keine Verbindung. Alles, was Sie eingegeben haben, ist noch da. Senden Sie es noch einmal, sobald Sie wieder Netz haben.',
    en: 'There is no connection right now. Everything you typed is still here. Send it again as soon as you are connected.',
  },
  scriptTitle: { de: 'Bitte schalten Sie JavaScript ein', en: 'Please switch on JavaScript' },
  scriptText: {
    de: 'Ohne JavaScript kann diese Seite Ihre Einladung nicht prüfen. Sie können uns auch schreiben:',
    en: 'Without JavaScript this page cannot check your invitation. You can also write to us:',
  },
} satisfies Texts;

/** Sentences for faults of the fields that replace the catalogue's. */
export const inviteFaults = {
  passwords_differ: { de: 'Passwörter stimmen nicht überein', en: 'The passwords do not match' },
  password_rules: {
    de: `Passwort muss mindestens ${MIN_PASSWORD_CHARACTERS} Zeichen lang sein und Groß- und Kleinbuchstaben sowie Zahlen enthalten`,
    en: `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters long and contain uppercase and lowercase letters and numbers`,
  },
} satisfies Texts;

export function inviteTexts(lang: Lang) {
  const { summaryOne, summaryMany, sending, retry } = formText;
  return {
    ...say({ ...texts, form: { summaryOne, summaryMany, sending, retry }, passwords: passwordText }, lang),
    ...say({ already: alreadySignedInText, ...personNameText, slip: addressSlipText }, lang),
  };
}
export type InviteTexts = ReturnType<typeof inviteTexts>;
