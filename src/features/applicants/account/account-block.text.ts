import type { Lang } from '#contract/languages.ts';
import { passwordText } from '#src/i18n/password.text.ts';
import { movedPaths } from '#src/i18n/paths.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';

const texts = {
  title: { de: 'Ihr Konto', en: 'Your account' },
  text: {
    de: 'Mit einem Konto sehen Sie den Status auch ohne den Link aus unserer E-Mail. Es ist freiwillig.',
    en: 'With an account you see the status even without the link from our e-mail. It is optional.',
  },
  email: { de: 'E-Mail', en: 'E-mail' },
  emailHint: { de: 'Die Adresse Ihrer Bewerbung.', en: 'The address of your application.' },
  password: { de: 'Passwort', en: 'Password' },
  repeat: { de: 'Passwort wiederholen', en: 'Repeat password' },
  role: { de: 'Wofür ist das Konto?', en: 'What is the account for?' },
  candidate: { de: 'Ich bewerbe mich', en: 'I am applying' },
  employer: { de: 'Ich bin Arbeitgeber', en: 'I am an employer' },
  submit: { de: 'Konto anlegen', en: 'Create account' },
  failed: { de: 'Das Konto konnte nicht angelegt werden', en: 'Failed to create account' },
  doneTitle: { de: 'Konto angelegt!', en: 'Account Created!' },
  doneText: {
    de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse: Der Link steht in unserer E-Mail an {email}. Danach melden Sie sich an.',
    en: 'Please confirm your e-mail address: the link is in our e-mail to {email}. After that, sign in.',
  },
  login: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
} satisfies Texts;

export function accountBlockTexts(lang: Lang) {
  return {
    ...say({ ...texts, fields: passwordText }, lang),
    errors: pickErrorTexts(lang, [
      'password_too_short',
      'password_too_long',
      'password_no_uppercase',
      'password_no_lowercase',
      'password_no_number',
      'password_common',
      'passwords_differ',
    ]),
    loginHref: movedPaths.login(lang),
  };
}
export type AccountBlockTexts = ReturnType<typeof accountBlockTexts>;
