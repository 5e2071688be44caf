import { daysInWords } from '#contract/duration.text.ts';
import { SECURITY_EVENTS_KEPT_DAYS } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

const KEPT = daysInWords(SECURITY_EVENTS_KEPT_DAYS);

/** What the privacy notice says about accounts of students, partners, employers and admins. */
export const accountText = {
  account: { de: 'Wenn Sie ein Konto haben', en: 'When you have an account' },
  accountData: {
    de: 'Wir speichern Ihre E-Mail-Adresse, den Namen, den Sie angeben (bei Firmen den der Firma, bei Partnern Einrichtung und Ansprechperson, dazu Website, Telefon und Land, wenn Sie sie nennen), die Art des Kontos, Ihre Sprache und ob die Adresse bestätigt ist. Das Passwort speichern wir nur so verschlüsselt, dass auch wir es nicht lesen können.',
    en: 'We store your e-mail address, the name you give (for companies that of the company, for partners organisation and contact person, and the website, phone number and country if you give them), the kind of account, your language and whether the address is confirmed. We store the password only in a form that we cannot read either.',
  },
  accountSessions: {
    de: 'Solange Sie angemeldet sind, merken wir uns, mit welchem Browser und seit wann. Sie sehen das in Ihren Einstellungen und können jedes Gerät abmelden.',
    en: 'As long as you are signed in, we remember with which browser and since when. You see this in your settings and can sign out each device.',
  },
  accountSecurity: {
    de: `Anmeldungen und Fehlversuche halten wir ${KEPT.de} fest, mit einem Kürzel statt der IP-Adresse, um Angriffe zu erkennen. Das ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Das Konto selbst brauchen wir für das, was Sie damit tun wollen (Art. 6 Abs. 1 Buchst. b DSGVO).`,
    en: `We record sign-ins and failed attempts for ${KEPT.en}, with a code instead of the IP address, to notice attacks. This is our legitimate interest (Art. 6(1)(f) GDPR). The account itself we need for what you want to do with it (Art. 6(1)(b) GDPR).`,
  },
  accountPartner: {
    de: 'Kommen Sie über den Link oder QR-Code einer Hochschule oder eines anderen Partners, sieht dieser Ihren Namen, wie weit Ihre Bewerbung ist und was noch fehlt, sobald wir den Partner geprüft haben. Er kann sich dazu Notizen machen, Sie durch uns an den nächsten Schritt erinnern und sieht, wie viele über jeden seiner Links kamen. Wie oft ein Link geöffnet wird, zählen wir ohne personenbezogene Daten. Ihre Unterlagen, Ihre E-Mail-Adresse und Gründe unserer Entscheidungen sieht er nicht. Viele Partner sitzen in Äthiopien, also außerhalb der EU; dort sehen sie diese Angaben, weil sie die Bewerbung auf Ihren Wunsch mit vorbereiten (Art. 49 Abs. 1 Buchst. b DSGVO).',
    en: 'If you come by the link or QR code of a university or another partner, that partner sees your name, how far your application has come and what is missing, as soon as we have checked the partner. They can make notes about it, have us remind you of the next step, and see how many people came by each of their links. How often a link is opened we count without personal data. They do not see your documents, your e-mail address or the reasons of our decisions. Many partners are in Ethiopia, outside the EU; they see these data there because they help to prepare the application at your request (Art. 49(1)(b) GDPR).',
  },
} satisfies Texts;
