import { daysInWords } from '#contract/duration.text.ts';
import { ADMIN_INVITATIONS_KEPT_DAYS, SECURITY_EVENTS_KEPT_DAYS } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

const INVITED = daysInWords(ADMIN_INVITATIONS_KEPT_DAYS);
const KEPT = daysInWords(SECURITY_EVENTS_KEPT_DAYS);

/** What the privacy notice says about accounts of students, partners, employers and admins. */
export const accountText = {
  account: { de: 'Wenn Sie ein Konto haben', en: 'When you have an account' },
  accountData: {
    de: 'Wir speichern Ihre E-Mail-Adresse, den Namen, den Sie angeben (bei Partnern Einrichtung und Ansprechperson, dazu Website, Telefon und Land, wenn Sie sie nennen, und was auf dem Aushang stehen soll; bei Firmen den der Firma und was Sie uns zur Prüfung und für Verträge angeben, auch Ansprechperson und Telefon), die Art des Kontos, Ihre Sprache und ob die Adresse bestätigt ist. Vom Passwort speichern wir nur einen Prüfwert (Hash). Admins haben dazu einen zweiten Faktor: das Geheimnis ihrer App, verschlüsselt, und Prüfwerte der Notfallcodes.',
    en: 'We store your e-mail address, the name you give (for partners organisation and contact person, and the website, phone number and country if you give them, and what a poster is to say; for companies that of the company and what you tell us to be vetted and for contracts, including contact person and phone number), the kind of account, your language and whether the address is confirmed. We store only a hash of the password. Admins also have a second factor: the secret of their app, encrypted, and hashes of the recovery codes.',
  },
  accountSessions: {
    de: 'Solange Sie angemeldet sind, merken wir uns, mit welchem Browser, seit wann und wann zuletzt. Sie sehen das in Ihren Einstellungen und können jedes Gerät abmelden.',
    en: 'As long as you are signed in, we remember with which browser, since when and when last. You see this in your settings and can sign out each device.',
  },
  accountSecurity: {
    de: `Anmeldungen und Fehlversuche halten wir ${KEPT.de} fest, mit einem Kürzel statt der IP-Adresse, um Angriffe zu erkennen. Das ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Das Konto selbst brauchen wir für das, was Sie damit tun wollen (Art. 6 Abs. 1 Buchst. b DSGVO).`,
    en: `We record sign-ins and failed attempts for ${KEPT.en}, with a code instead of the IP address, to notice attacks. This is our legitimate interest (Art. 6(1)(f) GDPR). We need the account itself for what you want to do with it (Art. 6(1)(b) GDPR).`,
  },
  accountPartner: {
    de: 'Von Partnern und Arbeitgebern speichern wir auch, ob und wann wir sie geprüft haben, und unsere Notizen dazu; von Partnern auch, wann ein Link erneuert oder pausiert wurde.',
    en: 'For partners and employers we also store whether and when we checked them, and our notes about it; for partners also when a link was renewed or paused.',
  },
  accountAdmins: {
    de: `Wen wir in unsere Verwaltung einladen, von dem speichern wir ab der Einladung die E-Mail-Adresse, wer eingeladen hat, was die Person darf und wann sie sich zuletzt angemeldet hat. Die anderen in der Verwaltung sehen das, und was jemand dort tut, steht mit der Adresse im Protokoll. Eine Einladung, die niemand annimmt, löschen wir ${INVITED.de} nach ihrem Ende.`,
    en: `When we invite somebody to our admin area, from then on we store their e-mail address, who invited them, what they may do and when they last signed in. The others in the admin area see this, and what somebody does there is in the log with their address. An invitation that nobody accepts is deleted ${INVITED.en} after it has ended.`,
  },
  accountColleagues: {
    de: 'Wer zusammen für einen Partner oder Arbeitgeber arbeitet, sieht die E-Mail-Adressen der anderen; wessen Zugang endet, erfährt, wer ihn beendet hat. Auch von Eingeladenen speichern wir die Adresse; wer sie einlädt, steht in der Einladung. Partner können uns Adressen von Studierenden geben, damit wir sie einmal einladen (Art. 6 Abs. 1 Buchst. f DSGVO); mit dem Link in dieser E-Mail stellen sie Einladungen ab.',
    en: 'People who work for the same partner or employer see each other’s e-mail addresses; somebody whose access ends is told who ended it. We also store the address of somebody who is invited; the invitation says who invites them. Partners can give us addresses of students for us to invite them once (Art. 6(1)(f) GDPR); that e-mail’s link stops invitations.',
  },
} satisfies Texts;
