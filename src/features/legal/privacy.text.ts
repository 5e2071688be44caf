import { daysInWords } from '#contract/duration.text.ts';
import { SESSION_IDLE_DAYS } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

const SESSION = daysInWords(SESSION_IDLE_DAYS);

export const privacyText = {
  title: { de: 'Datenschutz', en: 'Privacy' },
  description: {
    de: 'Welche Daten wir für Ihre Bewerbung speichern, warum, wer sie sieht, wie lange wir sie aufheben und welche Rechte Sie haben.',
    en: 'Which data we store for your application, why, who sees it, how long we keep it and which rights you have.',
  },
  lead: {
    de: 'Kurz gesagt: Wir speichern, was Ihre Bewerbung braucht. Wir verfolgen Sie nicht und geben nichts zu Werbezwecken weiter.',
    en: 'In short: we store what your application needs. We do not track you and pass nothing on for advertising.',
  },
  version: { de: 'Stand: {date}. Diese Seite wird erweitert.', en: 'As of {date}. This page is being extended.' },
  contents: { de: 'Auf dieser Seite', en: 'On this page' },

  controller: { de: 'Wer verantwortlich ist', en: 'Who is responsible' },
  controllerText: {
    de: 'Verantwortlich für diese Seite und für Ihre Daten ist {entity}, {street}, {city}, {country}.',
    en: 'Responsible for this website and for your data is {entity}, {street}, {city}, {country}.',
  },
  controllerAsk: { de: 'Fragen zum Datenschutz beantwortet:', en: 'Questions about privacy are answered by:' },
  officer: { de: 'Unser Datenschutzbeauftragter: {officer}', en: 'Our data protection officer: {officer}' },

  visit: { de: 'Wenn Sie diese Seite besuchen', en: 'When you visit this website' },
  log: { de: 'Technisches Protokoll', en: 'Technical log' },
  logText: {
    de: 'Unser Server schreibt ein Protokoll mit Zeit, Art und Ergebnis jedes Aufrufs, aber ohne IP-Adresse und ohne Namen. Gegen Missbrauch zählt er Aufrufe für kurze Zeit unter einer verschlüsselten Kennung des Netzes. Beides dient nur dem sicheren Betrieb. Rechtsgrundlage ist unser berechtigtes Interesse daran (Art. 6 Abs. 1 Buchst. f DSGVO).',
    en: 'Our server writes a log with time, kind and result of each request, but without IP addresses or names. Against abuse it counts requests for a short time under a coded mark of the network. Both only serve to run the website safely. The legal basis is our legitimate interest in this (Art. 6(1)(f) GDPR).',
  },
  clicks: { de: 'Klicks auf Kontaktknöpfe', en: 'Clicks on contact buttons' },
  clicksText: {
    de: 'Wir zählen anonym, wie oft jemand auf E-Mail, Telefon oder WhatsApp klickt: den Tag, die Seite und die Art des Knopfs. Bei dieser Zählung werden keine personenbezogenen Daten gespeichert. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO: Wir möchten wissen, welche Wege zu uns gebraucht werden.',
    en: 'We record anonymous click events on contact buttons: how often somebody clicks on e-mail, phone or WhatsApp, with the day, the page and the kind of button. For these events no personal data is stored. The legal basis is Art. 6(1)(f) GDPR: we want to know which ways to reach us are needed.',
  },
  contactText: {
    de: 'Wenn Sie uns schreiben oder anrufen, brauchen wir Ihre Angaben für die Antwort. WhatsApp ist ein fremder Dienst mit eigenen Regeln. Sie können uns immer auch eine E-Mail schreiben.',
    en: 'When you write to us or call us, we need your details for the answer. WhatsApp is another company’s service with its own rules. You can always write an e-mail instead.',
  },
  cookies: { de: 'Cookies und Speicher', en: 'Cookies and storage' },
  cookiesText: {
    de: 'Wir verwenden nur notwendige Cookies und Speicher. Dafür ist keine Einwilligung nötig (§ 25 Abs. 2 TDDDG). Wir setzen keine Werbe-Cookies und binden keine Dienste zur Verfolgung ein.',
    en: 'We use only essential cookies and storage. These need no consent (section 25(2) of the German TDDDG). We set no advertising cookies and include no tracking services.',
  },
  cookiesLanguage: {
    de: 's4f_lang: die Sprache, die Sie gewählt haben. Ein Jahr, nur wenn Sie die Sprache wechseln.',
    en: 's4f_lang: the language you chose. One year, only if you switch the language.',
  },
  cookiesNotice: {
    de: 's4f_cookie_notice: dass Sie den Hinweis auf Cookies gelesen haben. Bleibt, bis Sie den Speicher Ihres Browsers leeren.',
    en: 's4f_cookie_notice: that you have read the cookie notice. Stays until you clear the storage of your browser.',
  },
  cookiesToken: {
    de: 'Während der Bewerbung merkt sich Ihr Browser den Schlüssel zu Ihrer Bewerbung und was Sie in Schritt 1 getippt haben. Beides verschwindet, wenn Sie den Tab schließen.',
    en: 'During the application your browser remembers the key to your application and what you typed in step 1. Both disappear when you close the tab.',
  },
  cookiesSession: {
    de: `session: dass Sie angemeldet sind. Nur wenn Sie ein Konto haben, höchstens ${SESSION.de} ab der letzten Nutzung.`,
    en: `session: that you are signed in. Only if you have an account, at most ${SESSION.en} from its last use.`,
  },
  cookiesPartner: {
    de: 'Das Formular von {partner} wird erst geladen, wenn Sie es öffnen. Erst dann erfährt dieser Anbieter Ihre IP-Adresse und kann eigene Cookies setzen.',
    en: 'The form of {partner} is loaded only when you open it. Only then does this provider learn your IP address and may set its own cookies.',
  },
} satisfies Texts;
