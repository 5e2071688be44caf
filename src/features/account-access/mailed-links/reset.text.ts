import { ROLE_NAMES } from '#contract/accounts/role-names.text.ts';
import { hoursInWords } from '#contract/duration.text.ts';
import type { Lang } from '#contract/languages.ts';
import { PASSWORD_LINK_HOURS } from '#contract/limits.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { wordForWord } from '../page/word-for-word.ts';

const LINK_LIFE = hoursInWords(PASSWORD_LINK_HOURS);

const request = {
  submit: { de: 'Link anfordern', en: 'Send me the link' },
  sentText: {
    de: 'Gibt es ein Konto zu dieser Adresse, kommt der Link in wenigen Minuten.',
    en: 'If there is an account for this address, the link will arrive within a few minutes.',
  },
  sentHint: {
    de: `Der Link gilt ${LINK_LIFE.de}. Nichts angekommen? Bitte sehen Sie im Spam-Ordner nach.`,
    en: `The link is valid for ${LINK_LIFE.en}. Nothing arrived? Please check your spam folder.`,
  },
  other: { de: 'Andere Adresse verwenden', en: 'Use another address' },
} satisfies Texts;

const fixedRequest = {
  sentTitle: { de: 'E-Mail gesendet!', en: 'E-mail sent!' },
  failedTitle: { de: 'Passwort-Reset fehlgeschlagen.', en: 'Password reset failed.' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
} satisfies Texts;

/** Sentences for the faults that a form for an address finds by itself. */
export const resetRequestSentences = {
  email_required: { de: 'Bitte E-Mail-Adresse eingeben.', en: 'Please enter your e-mail address.' },
} satisfies Texts;

export function requestResetTexts(lang: Lang) {
  return { ...say(request, lang), ...wordForWord(fixedRequest, lang) };
}
export type RequestResetTexts = ReturnType<typeof requestResetTexts>;

export const resetText = {
  submit: { de: 'Passwort speichern', en: 'Save password' },
  failedTitle: { de: 'Das Passwort wurde nicht gespeichert', en: 'The password was not saved' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  endedTitle: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  ended: {
    de: 'Er wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'It has been used or has expired. Please ask for a new one.',
  },
  incompleteTitle: { de: 'Der Link ist unvollständig', en: 'The link is incomplete' },
  incomplete: {
    de: 'Bitte öffnen Sie den Link aus unserer E-Mail noch einmal, oder fordern Sie einen neuen an.',
    en: 'Please open the link in our e-mail again, or ask for a new one.',
  },
  newLink: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
  hint: { de: 'Danach sind alle Geräte abgemeldet.', en: 'After that, all devices will be signed out.' },
} satisfies Texts;

/** Sentences for the faults that the form finds by itself. */
export const resetErrors = {
  input_empty: { de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  passwords_differ: { de: 'Passwörter stimmen nicht überein.', en: 'The passwords do not match.' },
} satisfies Texts;

export const resetCompleteText = {
  okTitle: { de: 'Ihr neues Passwort gilt', en: 'Your new password is set' },
  okText: {
    de: 'Auf allen Geräten sind Sie jetzt abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
    en: 'You are now signed out on all devices. Sign in with the new password.',
  },
  toSignIn: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
  where: { de: 'Als wer möchten Sie sich anmelden?', en: 'As whom would you like to sign in?' },
  student: ROLE_NAMES.student.many,
  partner: ROLE_NAMES.partner.many,
  employer: ROLE_NAMES.employer.many,
} satisfies Texts;
