import type { Texts } from '#src/i18n/text.ts';

/** What the programme asks and promises. Each promise names its condition. */
export const offerText = {
  bring: { de: 'Was Sie mitbringen', en: 'What you bring' },
  bringStudy: {
    de: 'Sie studieren an einer Partnerhochschule und sind höchstens 35 Jahre alt',
    en: 'You study at a partner university and are at most 35 years old',
  },
  bringTime: {
    de: 'Sie haben im {season} Zeit: bis zu 90 Tage in den offiziellen Semesterferien',
    en: 'You have time in {season}: up to 90 days in your official university vacation',
  },
  bringPassport: { de: 'Sie haben einen gültigen Reisepass', en: 'You have a valid passport' },
  bringLevel: { de: 'Sie sprechen Deutsch, mindestens {level}', en: 'You speak German, at least level {level}' },
  levelLater: {
    de: 'Der Nachweis kann später folgen, wenn das Programm es erlaubt. Fragen Sie uns.',
    en: 'Proof may follow later if the programme allows it. Please ask us.',
  },
  levelUntil: { de: 'Der Nachweis kann bis {date} folgen.', en: 'Proof may follow until {date}.' },

  get: { de: 'Was Sie bekommen', en: 'What you get' },
  legal: { de: 'Genehmigte und legale Vermittlung', en: 'Approved and legal placement' },
  legalText: {
    de: 'Die deutsche Arbeitsagentur (ZAV) bestätigt jeden Einsatz einzeln, bevor die Arbeit beginnt. Über das Visum entscheidet die Botschaft.',
    en: 'The German employment agency (ZAV) confirms each placement individually before work starts. The embassy decides about the visa.',
  },
  pay: { de: 'Faire Bezahlung nach deutschem Lohnstandard', en: 'Fair pay at German wage standards' },
  payText: {
    de: 'Sie verdienen so viel wie vergleichbare Beschäftigte in Deutschland, mindestens den gesetzlichen oder den Branchen-Mindestlohn. Davon gehen Steuern und Kosten ab.',
    en: 'You earn as much as comparable staff in Germany, at least the legal or the sector minimum wage. Taxes and costs are taken from it.',
  },
  help: { de: 'Unterstützung rund um die Uhr (24/7)', en: '24/7 support' },
  helpText: {
    de: 'Für Notfälle während Ihres Einsatzes. Die Nummer bekommen Sie vor der Abreise. Auf andere Fragen antworten wir innerhalb von {hours} Stunden.',
    en: 'For emergencies during your placement. You get the number before you leave. We answer other questions within {hours} hours.',
  },
  work: { de: 'Praxis, die zählt', en: 'Experience that counts' },
  workText: {
    de: 'Sie arbeiten in einem deutschen Betrieb und sprechen jeden Tag Deutsch. Am Ende können Sie ein Arbeitszeugnis verlangen.',
    en: 'You work in a German company and speak German every day. At the end you can ask for a written reference.',
  },

  support: { de: 'Unterstützung auf dem ganzen Weg', en: 'Support all the way' },
  supportLead: {
    de: 'Unsere Bildungsinitiative arbeitet mit einer Diaspora-Organisation zusammen. Ihre Menschen kennen beide Länder.',
    en: 'Our training initiative works with a diaspora organisation. Its people know both countries.',
  },
  before: { de: 'Vorher: Deutsch lernen', en: 'Before: learn German' },
  beforeText: {
    de: 'Noch kein {level}? Mit Partnerhochschulen bieten wir Vorbereitung ab {preparation} an. Der Kurs ist ein Angebot, keine Pflicht.',
    en: 'Not at {level} yet? With partner universities we offer preparation from {preparation}. The course is an offer, not a duty.',
  },
  arrive: { de: 'Beim Start: gut ankommen', en: 'At the start: arrive well' },
  arriveText: {
    de: 'Wir bieten Hilfe bei der Ankunft, bei der Suche nach einer Unterkunft und am ersten Arbeitstag.',
    en: 'We offer help when you arrive, when you look for a room and on your first day at work.',
  },
  during: { de: 'Während der Arbeit: jemand ist da', en: 'During work: somebody is there' },
  duringText: {
    de: 'Sie haben eine Ansprechperson. Sie hilft Ihnen, wenn etwas nicht stimmt.',
    en: 'You have a contact person who helps you if something is wrong.',
  },

  partners: { de: 'Arbeit und Bildung verbinden', en: 'Connecting work and education' },
  partnersText: {
    de: 'Wir bauen Partnerschaften zwischen Hochschulen in Afrika und Betrieben in Deutschland auf. Hochschulen laden ein, Betriebe bilden im Alltag weiter, Studierende gewinnen Praxis.',
    en: 'We build partnerships between universities in Africa and companies in Germany. Universities invite, companies teach at work, students gain experience.',
  },
  forUniversities: { de: 'Als Hochschule anfragen', en: 'Ask as a university' },
  forEmployers: { de: 'Als Betrieb informieren', en: 'Read on as a company' },
} satisfies Texts;
