import { listOf } from '#contract/applications/next-sentence.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import {
  type Deferrable,
  DOCUMENT_TYPES,
  documentName,
  isDeferrable,
  whileDeferred,
} from '#contract/model/document.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';
import { inTheEnvelope } from './envelope.ts';
import { step2Documents } from './step2-documents.ts';
import { buttonOf, OPEN_APPLICATION, sayNext, type Template, toPlacement } from './template.ts';

/** Reminders: a step has been open for some days, or the day of a deferred document is near. */
export const REMINDERS = {
  'reminder-documents': ({ site }) => ({
    step: 2,
    isReminder: true,
    headline: { de: 'Erinnerung: Ihre Unterlagen fehlen noch', en: 'A reminder: your documents are still missing' },
    first: {
      de: `Schritt 2 Ihrer Bewerbung ist offen. Wir brauchen ${step2Documents('de', site.partnerNetwork.name)}. Ein scharfes Handyfoto genügt.`,
      en: `Step 2 of your application is open. We need your ${step2Documents('en', site.partnerNetwork.name)}. A sharp phone photo is enough.`,
    },
    button: { de: 'Unterlagen hochladen', en: 'Upload documents' },
  }),
  'reminder-enrolment': {
    step: 3,
    isReminder: true,
    headline: { de: 'Erinnerung: Ihre Erklärung fehlt noch', en: 'A reminder: your declaration is still missing' },
    first: {
      de: 'Schritt 3 Ihrer Bewerbung ist offen: die Immatrikulationserklärung, unterschrieben und gestempelt.',
      en: 'Step 3 of your application is open: the enrolment declaration, signed and stamped.',
    },
    button: { de: 'Erklärung hochladen', en: 'Upload the declaration' },
  },
  'reminder-replace': (facts, lang) => ({
    step: 2,
    isReminder: true,
    headline: { de: 'Erinnerung: Eine Unterlage fehlt noch', en: 'A reminder: one document is still missing' },
    paragraphs: [
      { de: 'Wir warten noch auf eine Unterlage von Ihnen.', en: 'We are still waiting for a document from you.' },
      ...sayNext(facts, lang),
      // A document that is only missing came back for no reason.
      ...(facts.next?.kind === 'add' ? [] : [REASON_ON_PAGE]),
    ],
    button: buttonOf(facts, lang),
  }),
  'reminder-originals': ({ site, originalsToCome }) => ({
    step: 4,
    isReminder: true,
    headline: { de: 'Erinnerung: Ihre Originale fehlen noch', en: 'A reminder: your originals are still missing' },
    first: {
      de: 'Haben Sie die Originale schon zur Post gebracht? Dann drücken Sie auf Ihrer Seite bitte auf „Ich habe die Originale abgeschickt“. Sonst senden Sie sie bitte an diese Adresse.',
      en: 'Have you posted the originals already? Then please press “I have posted the originals” on your page. If not, please send them to this address.',
    },
    second: inTheEnvelope(site.partnerNetwork.name, originalsToCome),
    lines: site.originals.addressLines,
    button: OPEN_APPLICATION,
  }),
  'reminder-placement': (facts, lang) => ({
    step: 4,
    isReminder: true,
    headline: {
      de: 'Erinnerung: Für einen Platz fehlen noch Angaben',
      en: 'A reminder: we still need details to find you a placement',
    },
    paragraphs: sayNext(facts, lang),
    button: nextTexts(lang).buttons.placement,
    link: toPlacement,
  }),
  'reminder-deferred': ({ params, site, deferred = [], today }, lang) => {
    const due = dayInWords(params.due ?? '', lang);
    const named = deferredIn(params.documents);
    const missing = named.filter((type) => deferred.some((one) => one.type === type));
    const types = missing.length > 0 ? missing : named;
    const texts = textsOf(types);
    const documents = listOf(
      types.map((type) => documentName(whileDeferred(type), lang, site.partnerNetwork.name, 'short')),
      nextTexts(lang).and,
    );
    return {
      step: 2,
      isReminder: true,
      headline: { de: `Erinnerung: ${texts.de.headline}`, en: `A reminder: ${texts.en.headline}` },
      paragraphs: [fill(texts[lang].first, { due, documents, when: THEN[lang][(params.due ?? '') < today ? 1 : 0] })],
      button: { de: 'Unterlage senden', en: 'Send the document' },
    };
  },
} satisfies Record<string, Template>;

const REASON_ON_PAGE: Text = { de: 'Den Grund lesen Sie auf Ihrer Seite.', en: 'Your page says why.' };

/** When to upload it: until the day, or after it. */
const THEN: Readonly<Record<Lang, readonly [string, string]>> = {
  de: ['bis dahin', 'jetzt'],
  en: ['by then', 'now'],
};

/** What is deferred: types of documents, joined by commas. Mails that were queued without them are about the certificate. */
function deferredIn(documents: string | undefined): Deferrable[] {
  const named = documents?.split(',') ?? [];
  const types = DOCUMENT_TYPES.filter(isDeferrable).filter((type) => named.includes(type));
  return types.length > 0 ? types : ['a2'];
}

function textsOf(types: readonly Deferrable[]): DeferredTexts {
  const [type, ...others] = types;
  if (type !== undefined && others.length === 0) return DEFERRED[type];
  return types.join(',') === 'a2,passport' ? DEFERRED_A2_AND_PASSPORT : DEFERRED_SEVERAL;
}

type DeferredTexts = Readonly<Record<Lang, { headline: string; first: string }>>;

const DEFERRED: Readonly<Record<Deferrable, DeferredTexts>> = {
  a2: {
    de: {
      headline: 'Ihr A2-Zertifikat',
      first: 'Sie wollten Ihr A2-Zertifikat bis zum {due} nachreichen. Bitte laden Sie es {when} hoch.',
    },
    en: {
      headline: 'your A2 certificate',
      first: 'You wanted to send your A2 certificate by {due}. Please upload it {when}.',
    },
  },
  passport: {
    de: {
      headline: 'Ihr Reisepass',
      first:
        'Ihren Ausweis haben wir. Ihren Reisepass wollten Sie bis zum {due} nachreichen. Bitte laden Sie ihn {when} hoch: Ohne ihn können wir Ihre Bewerbung nicht abschließen.',
    },
    en: {
      headline: 'your passport',
      first:
        'We have your identity card. You wanted to send your passport by {due}. Please upload it {when}: without it we cannot complete your application.',
    },
  },
};

const DEFERRED_A2_AND_PASSPORT: DeferredTexts = {
  de: {
    headline: 'Ihr A2-Zertifikat und Ihr Reisepass',
    first:
      'Sie wollten Ihr A2-Zertifikat und Ihren Reisepass bis zum {due} nachreichen. Bitte laden Sie beides {when} hoch.',
  },
  en: {
    headline: 'your A2 certificate and your passport',
    first: 'You wanted to send your A2 certificate and your passport by {due}. Please upload both {when}.',
  },
};

const DEFERRED_SEVERAL: DeferredTexts = {
  de: {
    headline: 'Unterlagen, die noch fehlen',
    first: 'Das wollten Sie bis zum {due} nachreichen: {documents}. Bitte laden Sie alles {when} hoch.',
  },
  en: {
    headline: 'documents that are still missing',
    first: 'You wanted to send these by {due}: {documents}. Please upload them {when}.',
  },
};
