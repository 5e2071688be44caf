import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const texts = {
  active: { de: 'Aktiv', en: 'Active' },
  inactive: { de: 'Pausiert', en: 'Paused' },
  unchecked: { de: 'Wird noch geprüft', en: 'Not verified yet' },
  waitingOne: { de: '1 Person braucht Sie', en: '1 person needs you' },
  waitingMany: { de: '{count} Personen brauchen Sie', en: '{count} people need you' },
  codeTitle: { de: 'Ihr QR-Code', en: 'Your QR code' },
  codeText: {
    de: 'Unbegrenzt gültig, beliebig oft nutzbar. Hängen Sie ihn dort auf, wo Studierende vorbeikommen.',
    en: 'It never expires and can be used any number of times. Put it up where students pass by.',
  },
  codeAlt: { de: 'QR-Code zum Einladungslink', en: 'QR code of the invitation link' },
  pausedTitle: { de: 'Einladung pausiert', en: 'Invitation paused' },
  pausedReason: { de: 'Grund:', en: 'Reason:' },
  pausedText: {
    de: 'Code und Link nehmen gerade niemanden an. Gedruckte Aushänge gelten wieder, sobald wir die Pause beenden. Fragen Sie uns:',
    en: 'Nobody can use the code or the link right now. Printed posters will work again once we resume the invitation. Please ask us:',
  },
  png: { de: 'QR als PNG', en: 'QR as PNG' },
  svg: { de: 'QR als SVG', en: 'QR as SVG' },
  posterUnchecked: {
    de: 'Ihren Namen und Ihren Kontakt druckt der Aushang, sobald wir Ihre Einrichtung geprüft haben.',
    en: 'The poster prints your name and your contact once we have verified your organisation.',
  },
  poster: { de: 'Aushang drucken (PDF)', en: 'Print the poster (PDF)' },
  linkTitle: { de: 'Einladungslink', en: 'Invitation link' },
  linkText: {
    de: 'Für E-Mail, Telegram oder WhatsApp. Wer sich über den Link registriert, wird Ihrer Einrichtung zugeordnet.',
    en: 'For e-mail, Telegram or WhatsApp. Everyone who registers with the link is counted as yours.',
  },
  linkPaused: {
    de: 'Solange die Einladung pausiert ist, nimmt der Link niemanden an. Warum, und wen Sie fragen können, steht beim QR-Code.',
    en: 'While the invitation is paused, nobody can use the link. You can read why, and whom to ask, beside the QR code.',
  },
  copy: { de: 'Kopieren', en: 'Copy' },
  copyNamed: { de: '{name} kopieren', en: 'Copy: {name}' },
  linkCopied: { de: 'Einladungslink kopiert!', en: 'Invitation link copied!' },
  copied: { de: 'Kopiert: {name}', en: 'Copied: {name}' },
  copyFailed: { de: 'Kopieren ging nicht', en: 'Copying did not work' },
  copyFailedText: {
    de: 'Der Link ist markiert. Bitte kopieren Sie ihn mit der Tastatur oder dem Menü.',
    en: 'The link is selected. Please copy it with the keyboard or the menu.',
  },
  share: { de: 'Teilen', en: 'Share' },
  shareBy: { de: 'Über {name} teilen', en: 'Share via {name}' },
  shareText: {
    de: '{brand}: Einladung von {organization}. Hier registrieren:',
    en: '{brand}: an invitation from {organization}. Register here:',
  },
  howTitle: { de: 'So funktioniert es', en: 'How it works' },
  how1: { de: 'Teilen', en: 'Share' },
  how1Text: { de: 'QR-Code aushängen oder Link verschicken.', en: 'Put up the QR code or send the link.' },
  how2: { de: 'Registrieren', en: 'Register' },
  how2Text: { de: 'Studierende legen mit dem Link ihr Konto an.', en: 'Students create their account with the link.' },
  how3: { de: 'Begleiten', en: 'Support' },
  how3Text: {
    de: 'Sie sehen hier, wer wie weit ist und was noch fehlt.',
    en: 'Here you can see how far everybody has got and what is missing.',
  },
  noteTitle: { de: 'Gut zu wissen:', en: 'Good to know:' },
  noteText: {
    de: 'Der Link läuft nie ab. Ist er in falsche Hände geraten, geben wir einen neuen aus; gedruckte Aushänge gelten dann nicht mehr.',
    en: 'The link never expires. If it gets into the wrong hands, we will issue a new one; printed posters then stop working.',
  },
  waysTitle: { de: 'Zwei weitere Wege', en: 'Two more ways' },
  joinTitle: { de: 'Direkt zur Bewerbung', en: 'Straight to the application' },
  joinText: {
    de: 'Für alle, die sich ohne Konto bewerben. Die Bewerbung wird Ihnen zugeordnet. Die Adresse enthält Ihre Partner-ID und gilt auch mit einem neuen Code weiter.',
    en: 'For people who apply without an account. The application is counted as yours. The address contains your partner ID and stays valid when you get a new code.',
  },
  shortTitle: { de: 'Kurzadresse', en: 'Short address' },
  shortText: {
    de: 'Zum Abtippen, für Telefone ohne Kamera. Sie steht auch auf dem Aushang und gilt so lange wie er.',
    en: 'To type in, for phones without a camera. It is also printed on the poster and stops working together with it.',
  },
} satisfies Texts;

/** The languages of the poster. */
const posters = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
} satisfies Texts & Record<Lang, unknown>;

export function inviteTexts(lang: Lang) {
  return { ...say(texts, lang), posters: say(posters, lang) };
}
