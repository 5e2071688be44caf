import type { Texts } from '#src/i18n/text.ts';

export const employersText = {
  title: { de: 'Für Arbeitgeber', en: 'For employers' },
  description: {
    de: 'Studierende aus Äthiopien für Gepäck, Kabine und Service: Kosten im Vergleich, Ablauf und rechtlicher Rahmen für Arbeitgeber.',
    en: 'Students from Ethiopia for baggage, cabin and service work: costs compared, how it works and the legal framework for employers.',
    law: [],
  },

  start: { de: 'Start {from}–{to} Wochen nach Profilfreigabe', en: 'Start {from}–{to} weeks after profile release' },
  headline: { de: 'Verstärkung, wenn die Saison anzieht.', en: 'More hands when the season takes off.' },
  lead: {
    de: 'Motivierte Studierende für Gepäck, Kabine und Service. Mit vollständigen Papieren, ohne Mindestmenge, mit Betreuung vor Ort.',
    en: 'Motivated students for baggage, cabin and service work. Papers in order, no minimum quotas, support on site.',
  },
  startCondition: {
    de: 'Die {from}–{to} Wochen gelten, sobald Visum, Bestätigung der ZAV und Zuverlässigkeitsüberprüfung vorliegen. Ohne Visum planen Sie mehrere Monate ein.',
    en: 'The {from}–{to} weeks apply once the visa, the ZAV confirmation and the security check are complete. Without a visa, plan several months ahead.',
    law: ['§ 4a (5) AufenthG', '§ 7 LuftSiG'],
  },
  firstTalk: { de: 'Erstberatung anfragen', en: 'Request an initial consultation' },
  compareCosts: { de: 'Kosten vergleichen', en: 'Compare costs' },
  pictures: { de: 'Bilder aus dem Einsatz', en: 'Pictures of the work' },
  briefing: { de: 'Schichtbesprechung', en: 'Shift briefing' },
  briefingAlt: {
    de: 'Schichtbesprechung im Hangar vor Sonnenaufgang',
    en: 'Shift briefing in the hangar before sunrise',
  },
  loading: { de: 'Vorfeld', en: 'Apron' },
  loadingAlt: {
    de: 'Ein Team belädt am frühen Morgen ein Flugzeug über ein Förderband',
    en: 'A team loads a plane by a conveyor belt in the early morning',
  },
  training: { de: 'Einarbeitung', en: 'Training' },
  trainingAlt: {
    de: 'Eine Kollegin zeigt einem neuen Mitarbeiter die Arbeit auf einem Tablet',
    en: 'A colleague shows a new worker the job on a tablet',
  },

  legal: { de: 'Rechtlicher Rahmen', en: 'Legal framework' },
  aueg: { de: 'AÜG-konform', en: 'Compliant with the AÜG', law: ['§ 1 AÜG'] },
  auegOr: { de: '– oder Direktanstellung', en: '– or direct employment' },
  auegText: {
    de: 'Überlassung gibt es nur, wo AÜG und Aufenthaltsrecht sie erlauben. Für Menschen aus Drittstaaten ist das oft nicht so. Dann stellen Sie selbst ein.',
    en: 'We arrange temporary agency work only where the German act on it (AÜG) and residence law allow it. For people from outside the EU, they often do not. You then employ the students yourself.',
    law: ['§ 1 AÜG', '§ 40 (1) AufenthG'],
  },
  zav: { de: 'ZAV-Beteiligung', en: 'ZAV involved' },
  zavText: {
    de: 'Die ZAV der Bundesagentur für Arbeit bestätigt jeden Ferienjob einzeln, bevor die Arbeit beginnt. Nachträglich geht das nicht.',
    en: 'The ZAV of the Federal Employment Agency confirms each holiday job one by one before the work starts, never afterwards.',
    law: ['§ 14 (2) BeschV', '§ 4a (5) AufenthG'],
  },
  gdpr: { de: 'DSGVO-konform', en: 'GDPR-compliant' },
  gdprFirst: { de: 'Erst ohne Namen', en: 'No names at first' },
  gdprText: {
    de: 'Wir nutzen Daten nur für die Vermittlung. Ein Profil zeigt zuerst keinen Namen. Wer sich bewirbt, weiß, wer was sieht.',
    en: 'We use data only for the placement. At first, a profile shows no name. Applicants know who sees what.',
  },
  billing: { de: 'Transparente Abrechnung', en: 'Transparent billing' },
  billingText: {
    de: 'Sie sehen alle Kosten einzeln und schriftlich, bevor Sie zusagen. Abgerechnet wird, was im Angebot steht.',
    en: 'You see every cost listed in writing before you agree. You are billed for what the offer says.',
  },

  signIn: {
    de: 'Als Arbeitgeber registrieren oder anmelden',
    en: 'Register or sign in as an employer',
  },

  why: { de: 'Warum mit uns?', en: 'Why work with us?' },
  motivated: { de: 'Vorbereitet und motiviert', en: 'Prepared and motivated' },
  motivatedText: {
    de: 'Unsere Partnerhochschulen bestätigen die Einschreibung. Wir prüfen die Unterlagen, bevor Sie ein Profil sehen.',
    en: 'Our partner universities confirm that the students are enrolled. We check the documents before you see a profile.',
  },
  language: { de: 'Deutsch, das im Dienst reicht', en: 'German that is good enough on shift' },
  languageText: {
    de: 'Ferienjobs beginnen ab {minimum}. Für die anderen Modelle bieten wir {others}, mit Sprachförderung bis {upTo}.',
    en: 'Holiday jobs start at {minimum}. For the other models we offer {others}, with language support up to {upTo}.',
  },
  care: { de: 'Betreuung von Anfang an', en: 'Support from day one' },
  careText: {
    de: 'Eine Ansprechperson begleitet Ankunft, Unterkunft und die ersten Schichten. Für Sie und für die Studierenden.',
    en: 'One contact person helps with arrival, housing and the first shifts. For both you and the students.',
  },

  flow: { de: 'Zusammenarbeit in drei Schritten', en: 'Working together in three steps' },
  need: { de: 'Bedarf nennen', en: 'Tell us what you need' },
  needText: {
    de: 'Zeitraum, Standort, Aufgaben. Es gibt keine Mindestmenge: Eine Person ist genug.',
    en: 'When, where, which tasks. There are no minimum quotas: one person is enough.',
  },
  profiles: { de: 'Profile erhalten', en: 'Receive profiles' },
  profilesText: {
    de: 'Sie bekommen geprüfte Profile und nehmen an, wen Sie möchten. Wir geben die Person dann frei.',
    en: 'You get checked profiles and accept the people you want. We then release them to you.',
  },
  begin: { de: 'Einsatz starten', en: 'Start the work' },
  beginText: {
    de: '{from}–{to} Wochen nach der Freigabe beginnt die Einarbeitung, sobald alle Papiere vorliegen.',
    en: 'Training starts {from}–{to} weeks after the release, once all papers are in place.',
  },

  callHeadline: { de: 'Sprechen wir über Ihre Saison.', en: 'Let us talk about your season.' },
  callLead: {
    de: 'Nach einem Gespräch wissen Sie, wie viele Menschen wann kommen können und was das kostet. Unverbindlich.',
    en: 'After one conversation you know how many people can come, when and at what cost. No obligation.',
  },
  askServices: { de: 'Leistungsübersicht anfordern', en: 'Ask for the list of services' },
} satisfies Texts;
