import type { Lang } from '#contract/languages.ts';
import { formText } from '#src/i18n/form.text.ts';
import { passwordText } from '#src/i18n/password.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const fields = {
  email: { de: 'E-Mail', en: 'E-mail' },
  password: { de: 'Passwort', en: 'Password' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  repeat: { de: 'Passwort wiederholen', en: 'Repeat password' },
  company: { de: 'Firma', en: 'Company' },
} satisfies Texts;

const form = {
  sending: { de: 'Wird gesendet…', en: 'Sending…' },
  pause: { de: 'Kurze Pause', en: 'A short break' },
  notConfirmed: { de: 'E-Mail noch nicht bestätigt', en: 'E-mail not confirmed yet' },
  offlineTitle: formText.offlineTitle,
  offlineText: {
    de: 'Alles, was Sie eingegeben haben, ist noch da. Senden Sie es noch einmal, sobald Sie wieder Netz haben.',
    en: 'Everything you typed is still here. Send it again as soon as you are connected.',
  },
  timeoutTitle: formText.timeoutTitle,
  retry: formText.retry,
  loading: { de: 'Wird geladen...', en: 'Loading...' },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;

const resend = {
  again: { de: 'E-Mail noch einmal senden', en: 'Send the e-mail again' },
  sending: { de: 'Wird gesendet…', en: 'Sending…' },
  sent: {
    de: 'Wenn die Adresse noch zu bestätigen ist, kommt die E-Mail in wenigen Minuten. Bitte sehen Sie auch im Spam-Ordner nach.',
    en: 'If the address still has to be confirmed, the e-mail will arrive within a few minutes. Please also check your spam folder.',
  },
  failed: {
    de: 'Das Senden ging gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'Sending did not work right now. Please try again in a minute.',
  },
} satisfies Texts;

/** What every form about an account says around its own fields. */
export function accountTexts(lang: Lang) {
  const around = say(form, lang);
  return {
    ...say({ fields, password: passwordText }, lang),
    // Nothing is uploaded here: one sentence serves for every moment of sending.
    form: { ...around, keepOpen: around.sending, arriving: around.sending },
    resend: say(resend, lang),
  };
}
