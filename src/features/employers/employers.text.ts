import type { Texts } from '#src/i18n/text.ts';

export const employersText = {
  title: { de: 'Für Arbeitgeber', en: 'For employers' },
  description: {
    de: 'Studierende aus Äthiopien für Gepäck, Kabine und Service: Ablauf, Kosten im Vergleich und rechtlicher Rahmen für Arbeitgeber.',
    en: 'Students from Ethiopia for baggage, cabin and service work: how it works, costs compared and the legal frame for employers.',
  },

  start: {
    de: 'Start {from}–{to} Wochen nach Profilfreigabe',
    en: 'Start {from}–{to} weeks after profile release',
  },
  headline: { de: 'Verstärkung, wenn die Saison anzieht.', en: 'More hands when the season takes off.' },
  lead: {
    de: 'Motivierte Studierende für Gepäck, Kabine und Service. Mit geklärten Papieren, ohne Mindestmenge, mit Betreuung vor Ort.',
    en: 'Motivated students for baggage, cabin and service work. Papers settled, no minimum quotas, support on site.',
  },
  startCondition: {
    de: 'Die {from}–{to} Wochen gelten, sobald Visum, Bestätigung der ZAV und Zuverlässigkeitsprüfung vorliegen. Ohne Visum planen Sie mehrere Monate ein.',
    en: 'The {from}–{to} weeks hold once visa, ZAV confirmation and security check are there. Without a visa, plan several months ahead.',
  },
  firstTalk: { de: 'Erstberatung anfragen', en: 'Ask for a first talk' },
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

  legal: { de: 'Rechtlicher Rahmen', en: 'Legal frame' },
  aueg: { de: 'AÜG-konform', en: 'Compliant with the AÜG' },
  auegText: {
    de: 'Arbeitnehmerüberlassung gibt es nur, wo AÜG und Aufenthaltsrecht sie erlauben. Für Menschen aus Drittstaaten ist das oft nicht so. Dann stellen Sie selbst ein.',
    en: 'Temporary agency work happens only where the German act on it (AÜG) and residence law allow it. For people from outside the EU they often do not. Then you employ directly.',
  },
  zav: { de: 'ZAV-Beteiligung', en: 'ZAV involved' },
  zavText: {
    de: 'Die ZAV der Bundesagentur für Arbeit bestätigt jeden Ferienjob einzeln, bevor die Arbeit beginnt. Nachträglich geht das nicht.',
    en: 'The ZAV of the Federal Employment Agency confirms each holiday job one by one before the work starts. Never afterwards.',
  },
  gdpr: { de: 'DSGVO-konform', en: 'GDPR-compliant' },
  gdprText: {
    de: 'Daten nur für den Zweck der Vermittlung. Ein Profil zeigt zuerst keinen Namen. Wer sich bewirbt, weiß, wer was sieht.',
    en: 'Data only for the purpose of the placement. A profile first shows no name. Applicants know who sees what.',
  },
  billing: { de: 'Transparente Abrechnung', en: 'Transparent billing' },
  billingText: {
    de: 'Alle Kosten einzeln aufgeführt, schriftlich, vor Ihrer Zusage. Abgerechnet wird, was im Angebot steht.',
    en: 'All costs listed one by one, in writing, before you agree. You are billed for what the offer says.',
  },

  why: { de: 'Warum mit uns?', en: 'Why with us?' },
  motivated: { de: 'Vorbereitet und motiviert', en: 'Prepared and motivated' },
  motivatedText: {
    de: 'Unsere Partnerhochschulen bestätigen die Einschreibung. Wir prüfen die Unterlagen, bevor Sie ein Profil sehen.',
    en: 'Our partner universities confirm the enrolment. We check the documents before you see a profile.',
  },
  language: { de: 'Sprache, die im Dienst trägt', en: 'Language that works on shift' },
  languageText: {
    de: 'Ferienjobs beginnen ab {minimum}. Für die anderen Modelle gibt es {advanced}–{upTo}, mit Sprachförderung bis {upTo}.',
    en: 'Holiday jobs start at {minimum}. The other models offer {advanced}–{upTo}, with language support up to {upTo}.',
  },
  care: { de: 'Betreuung von Anfang an', en: 'Support from day one' },
  careText: {
    de: 'Eine Ansprechperson begleitet Ankunft, Unterkunft und die ersten Schichten. Für Sie und für die Studierenden.',
    en: 'One contact person helps with arrival, housing and the first shifts. For you and for the students.',
  },

  flow: { de: 'Zusammenarbeit in drei Schritten', en: 'Working together in three steps' },
  need: { de: 'Bedarf nennen', en: 'Name your need' },
  needText: {
    de: 'Zeitraum, Standort, Aufgaben. Es gibt keine Mindestmenge: Eine Person ist genug.',
    en: 'Period, place, tasks. There are no minimum quotas: one person is enough.',
  },
  profiles: { de: 'Profile erhalten', en: 'Receive profiles' },
  profilesText: {
    de: 'Sie sehen geprüfte Profile und geben frei, wen Sie haben möchten.',
    en: 'You see checked profiles and release those that you want.',
  },
  begin: { de: 'Einsatz starten', en: 'Start the work' },
  beginText: {
    de: '{from}–{to} Wochen nach der Freigabe beginnt die Einarbeitung, sobald alle Papiere vorliegen.',
    en: 'Training starts {from}–{to} weeks after the release, once all papers are there.',
  },

  callHeadline: { de: 'Sprechen wir über Ihre Saison.', en: 'Let us talk about your season.' },
  callLead: {
    de: 'Ein Gespräch, ein klares Bild: wie viele Menschen, wann, zu welchen Kosten. Unverbindlich.',
    en: 'One talk, one clear picture: how many people, when, at what cost. No obligation.',
  },
  askServices: { de: 'Leistungsübersicht anfordern', en: 'Ask for the list of services' },
} satisfies Texts;
