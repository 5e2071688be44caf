import { fill } from '#contract/fill.ts';
import { writtenDate } from '../../berlin-time.ts';
import { inTheEnvelope } from './envelope.ts';
import { buttonOf, OPEN_APPLICATION, pick, sayNext, type Template } from './template.ts';

/** Reminders: a step has been open for some days, or the day of a deferred document is near. */
export const REMINDERS = {
  'reminder-documents': (_facts, lang) => ({
    step: 2,
    isReminder: true,
    ...pick(lang, {
      headline: { de: 'Erinnerung: Ihre Unterlagen fehlen noch', en: 'A reminder: your documents are still missing' },
      first: {
        de: 'Schritt 2 Ihrer Bewerbung ist offen. Wir brauchen A2-Zertifikat, Lebenslauf und Ausweis oder Reisepass. Ein scharfes Handyfoto genügt.',
        en: 'Step 2 of your application is open. We need your A2 certificate, CV and ID or passport. A sharp phone photo is enough.',
      },
    }),
    button: { de: 'Unterlagen hochladen', en: 'Upload documents' }[lang],
  }),
  'reminder-enrolment': (_facts, lang) => ({
    step: 3,
    isReminder: true,
    ...pick(lang, {
      headline: { de: 'Erinnerung: Ihre Erklärung fehlt noch', en: 'A reminder: your declaration is still missing' },
      first: {
        de: 'Schritt 3 Ihrer Bewerbung ist offen: die Immatrikulationserklärung, unterschrieben und gestempelt.',
        en: 'Step 3 of your application is open: the enrolment declaration, signed and stamped.',
      },
    }),
    button: { de: 'Erklärung hochladen', en: 'Upload the declaration' }[lang],
  }),
  'reminder-replace': (facts, lang) => ({
    step: 2,
    isReminder: true,
    headline: { de: 'Erinnerung: Eine Unterlage fehlt noch', en: 'A reminder: one document is still missing' }[lang],
    paragraphs: [
      {
        de: 'Wir warten noch auf eine Unterlage von Ihnen.',
        en: 'We are still waiting for a document from you.',
      }[lang],
      ...(facts.next ? [sayNext(facts, lang, OPEN_APPLICATION)] : []),
      { de: 'Den Grund lesen Sie auf Ihrer Seite.', en: 'Your page says why.' }[lang],
    ],
    button: buttonOf(facts, lang),
  }),
  'reminder-originals': ({ site, originalsToCome }, lang) => ({
    step: 4,
    isReminder: true,
    ...pick(lang, {
      headline: { de: 'Erinnerung: Ihre Originale fehlen noch', en: 'A reminder: your originals are still missing' },
      first: {
        de: 'Haben Sie die Originale schon zur Post gebracht? Dann drücken Sie auf Ihrer Seite bitte auf „Ich habe die Originale abgeschickt“. Sonst senden Sie sie bitte an diese Adresse.',
        en: 'Have you posted the originals already? Then please press “I have posted the originals” on your page. If not, please send them to this address.',
      },
      second: inTheEnvelope(site.partnerNetwork.name, originalsToCome),
    }),
    lines: site.originals.addressLines,
    button: OPEN_APPLICATION[lang],
  }),
  'reminder-deferred': ({ params }, lang) => {
    const due = writtenDate(params.due ?? '');
    const what = DEFERRED[params.documents ?? ''] ?? DEFERRED_CERTIFICATE;
    return {
      step: 2,
      isReminder: true,
      headline: { de: `Erinnerung: ${what.de.headline}`, en: `A reminder: ${what.en.headline}` }[lang],
      paragraphs: [fill(what[lang].first, { due })],
      button: { de: 'Unterlage senden', en: 'Send the document' }[lang],
    };
  },
} satisfies Record<string, Template>;

const DEFERRED_CERTIFICATE = {
  de: {
    headline: 'Ihr A2-Zertifikat',
    first: 'Sie wollten Ihr A2-Zertifikat bis zum {due} nachreichen. Bitte laden Sie es bis dahin hoch.',
  },
  en: {
    headline: 'your A2 certificate',
    first: 'You wanted to send your A2 certificate by {due}. Please upload it by then.',
  },
};

/** What is deferred: types of documents, joined by commas. */
const DEFERRED: Readonly<Record<string, typeof DEFERRED_CERTIFICATE>> = {
  passport: {
    de: {
      headline: 'Ihr Reisepass',
      first:
        'Ihren Ausweis haben wir. Ihren Reisepass wollten Sie bis zum {due} nachreichen. Bitte laden Sie ihn bis dahin hoch: Ohne ihn können wir Ihre Bewerbung nicht abschließen.',
    },
    en: {
      headline: 'your passport',
      first:
        'We have your identity card. You wanted to send your passport by {due}. Please upload it by then: without it we cannot complete your application.',
    },
  },
  'a2,passport': {
    de: {
      headline: 'Ihr A2-Zertifikat und Ihr Reisepass',
      first:
        'Sie wollten Ihr A2-Zertifikat und Ihren Reisepass bis zum {due} nachreichen. Bitte laden Sie beides bis dahin hoch.',
    },
    en: {
      headline: 'your A2 certificate and your passport',
      first: 'You wanted to send your A2 certificate and your passport by {due}. Please upload both by then.',
    },
  },
};
