import { documentName, isDocumentType } from '#contract/document.ts';
import type { Lang } from '#contract/languages.ts';
import { OPEN_APPLICATION, pick, type Template } from './template.ts';

/** What the operator decided beside the way, in the words of the operator. */
export const DECISIONS = {
  'document-sent-back': ({ params, site }, lang) => ({
    step: 2,
    ...pick(lang, {
      headline: { de: 'Bitte eine Datei ersetzen', en: 'Please replace one file' },
      first: { de: 'Eine Datei brauchen wir noch einmal:', en: 'We need one file again:' },
    }),
    box: { title: nameOf(params.document, lang, site.partnerNetwork.name), text: params.reason ?? '' },
    button: { de: 'Datei ersetzen', en: 'Replace the file' }[lang],
  }),
  'application-rejected': ({ params }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihre Bewerbung wurde abgelehnt', en: 'Your application was not accepted' },
      first: {
        de: 'Wir haben Ihre Bewerbung geprüft und können sie nicht annehmen. Der Grund:',
        en: 'We have checked your application and cannot accept it. The reason:',
      },
    }),
    box: { title: { de: 'Grund', en: 'Reason' }[lang], text: params.reason ?? '' },
  }),
  'application-withdrawn': (_facts, lang) =>
    pick(lang, {
      headline: { de: 'Ihre Bewerbung ist zurückgezogen', en: 'Your application is withdrawn' },
      first: {
        de: 'Wir bearbeiten Ihre Bewerbung nicht weiter. Sie können sich jederzeit neu bewerben. Wenn Sie das nicht wollten, antworten Sie bitte auf diese E-Mail.',
        en: 'We have stopped working on your application. You can apply again at any time. If you did not want this, please reply to this e-mail.',
      },
    }),
  'application-reopened': (_facts, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihre Bewerbung ist wieder offen', en: 'Your application is open again' },
      first: { de: 'Sie können dort weitermachen, wo Sie aufgehört haben.', en: 'You can go on where you stopped.' },
    }),
    button: OPEN_APPLICATION[lang],
  }),
} satisfies Record<string, Template>;

function nameOf(type: string | undefined, lang: Lang, network: string): string {
  return documentName(isDocumentType(type) ? type : 'other', lang, network);
}
