import type { Texts } from '#src/i18n/text.ts';

export const privacyText = {
  title: { de: 'Datenschutz', en: 'Privacy' },
  description: {
    de: 'Welche Daten wir für Ihre Bewerbung speichern, warum, wer sie sieht, wie lange wir sie aufheben und welche Rechte Sie haben.',
    en: 'Which data we store for your application, why, who sees it, how long we keep it and which rights you have.',
  },
  lead: {
    de: 'Kurz gesagt: Wir speichern, was Ihre Bewerbung braucht. Es gibt kein Tracking, und wir geben nichts für Werbung weiter.',
    en: 'In short: we store what your application needs. There is no tracking, and we pass nothing on for advertising.',
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
    de: 'Unser Server schreibt ein Protokoll mit Zeit, Art und Ergebnis jedes Aufrufs, aber ohne IP-Adresse und ohne Namen. Gegen Missbrauch zählt er Aufrufe für kurze Zeit unter einem Kürzel des Netzes, aus dem niemand die IP-Adresse ablesen kann. Beides dient nur dem sicheren Betrieb. Rechtsgrundlage ist unser berechtigtes Interesse daran (Art. 6 Abs. 1 Buchst. f DSGVO).',
    en: 'Our server writes a log with time, kind and result of each request, but without IP addresses or names. To prevent abuse, it counts requests for a short time under a code of the network; nobody can read the IP address from that code. Both only serve to run the website safely. The legal basis is our legitimate interest in this (Art. 6(1)(f) GDPR).',
  },
  clicks: { de: 'Klicks auf Kontaktknöpfe', en: 'Clicks on contact buttons' },
  clicksText: {
    de: 'Wir zählen anonym, wie oft jemand auf E-Mail, Telefon oder WhatsApp klickt: den Tag, die Seite und die Art des Knopfs. Bei dieser Zählung werden keine personenbezogenen Daten gespeichert. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO: Wir möchten wissen, welche Wege zu uns genutzt werden.',
    en: 'We record anonymous click events on contact buttons: how often somebody clicks on e-mail, phone or WhatsApp, with the day, the page and the kind of button. For these events no personal data is stored. The legal basis is Art. 6(1)(f) GDPR: we want to know which ways to reach us are used.',
  },
  contactText: {
    de: 'Wenn Sie uns schreiben oder anrufen, brauchen wir Ihre Angaben für die Antwort. WhatsApp ist ein fremder Dienst mit eigenen Regeln, ebenso Gmail, das sich nur öffnet, wenn Ihr Gerät kein E-Mail-Programm hat. Sie können uns immer auch eine E-Mail schreiben.',
    en: 'When you write to us or call us, we need your details for the answer. WhatsApp is another company’s service with its own rules, and so is Gmail, which opens only if your device has no e-mail program. You can always write an e-mail instead.',
  },
} satisfies Texts;
