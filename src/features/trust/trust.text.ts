import type { Texts } from '#src/i18n/text.ts';

export const trustText = {
  title: { de: 'Ist das echt?', en: 'Is this real?' },
  description: {
    de: 'Was das Programm kostet, wie Sie eine Einladung prüfen, wen Sie fragen können und wie Sie Betrug melden.',
    en: 'What the programme costs, how to check an invitation, whom to ask and how to report fraud.',
  },
  headline: { de: 'Ist das echt? Prüfen Sie uns.', en: 'Is this real? Check us first.' },
  lead: {
    de: 'Es gibt falsche Stellenangebote für Deutschland. Es ist richtig, vorsichtig zu sein. Hier steht, was wir immer tun, was wir nie tun und wie Sie das ohne uns prüfen.',
    en: 'There are fake job offers for Germany. You are right to be careful. This page shows what we always do, what we never do and how you can check it without us.',
  },

  always: { de: 'Das tun wir immer', en: 'What we always do' },
  always1: {
    de: 'Wir nennen Arbeitgeber, Arbeitsort und Stundenlohn schriftlich, bevor Sie einen Flug buchen.',
    en: 'We name the employer, the workplace and the hourly wage in writing before you book a flight.',
  },
  always2: {
    de: 'Wir warten auf die Bestätigung der deutschen Arbeitsagentur (ZAV). Sie prüft jeden Einsatz einzeln. Vorher beginnt keine Arbeit.',
    en: 'We wait for the confirmation of the German employment agency (ZAV). It checks each placement one by one. No work starts before that.',
    law: ['§ 14 (2) BeschV', '§ 4a (5) AufenthG'],
  },
  always3: { de: 'Wir schicken Ihre Links nur von {sender}.', en: 'We send your links only from {sender}.' },
  always4: {
    de: 'Wir antworten auf Ihre Fragen innerhalb von {hours} Stunden.',
    en: 'We reply to your questions within {hours} hours.',
  },

  never: { de: 'Das tun wir nie', en: 'What we never do' },
  never1: { de: 'Geld verlangen, egal auf welchem Weg', en: 'Ask you for money, on any channel' },
  neverFee: {
    de: 'Geld über WhatsApp oder Telegram oder auf ein privates Konto verlangen',
    en: 'Ask you for money on WhatsApp or Telegram, or to a private account',
  },
  never2: { de: 'Ihren Reisepass behalten', en: 'Keep your passport' },
  never3: {
    de: 'Ein Visum versprechen. Nur die Botschaft entscheidet.',
    en: 'Promise a visa. Only the embassy decides.',
    law: ['§ 71 (2) AufenthG'],
  },
  never4: { de: 'Nach Ihren Passwörtern fragen', en: 'Ask you for your passwords' },
  never5: { de: 'Sie zur Eile drängen', en: 'Rush you' },

  check: { de: 'Eine Einladung prüfen, in drei Schritten', en: 'Check an invitation in three steps' },
  checkLead: {
    de: 'Suchen Sie selbst. Nehmen Sie dafür nicht die Links aus der Nachricht.',
    en: 'Search for yourself. Do not use the links in the message.',
  },
  check1: { de: 'Fragen Sie Ihre Hochschule', en: 'Ask your university' },
  check1Text: {
    de: 'Gehen Sie zum International Office. Dort weiß man, ob Ihre Hochschule mit uns arbeitet.',
    en: 'Go to the international office. They know whether your university works with us.',
  },
  universities: {
    de: 'Diese Partnerhochschulen haben zugestimmt, hier zu stehen: {names}.',
    en: 'These partner universities have agreed to be named here: {names}.',
  },
  check2: { de: 'Lesen Sie das Impressum', en: 'Read the legal notice' },
  check2Text: {
    de: 'Es nennt das Unternehmen, seine Anschrift und sein Register. Suchen Sie diesen Namen im deutschen Handelsregister: handelsregister.de.',
    en: 'It names the company, its address and its register. Look this name up in the German company register: handelsregister.de.',
  },
  check2Plain: {
    de: 'Es nennt das Unternehmen und seine Anschrift in Deutschland. Suchen Sie beides im Internet.',
    en: 'It names the company and its address in Germany. Search for both on the internet.',
  },
  check2Link: { de: 'Zum Impressum', en: 'Legal notice' },
  check3: { de: 'Vergleichen Sie die Adresse', en: 'Compare the address' },
  check3Text: {
    de: 'Jede unserer Seiten und jede Einladung beginnt mit {address}/. Achten Sie auf jeden Buchstaben.',
    en: 'Each of our pages and each invitation begins with {address}/. Check every letter.',
  },
} satisfies Texts;
