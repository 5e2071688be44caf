import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { documentName, isDocumentType } from '#contract/model/document.ts';
import {
  buttonOf,
  canApply,
  type MailFacts,
  type MailLink,
  OPEN_APPLICATION,
  pick,
  sayNext,
  type Template,
  toContact,
} from './template.ts';

/** Mails about decisions that end or reopen an application, with the operator's reason. */
export const DECISIONS = {
  'document-sent-back': (facts, lang) => {
    const document = nameOf(facts, lang);
    return {
      step: 2,
      headline: fill({ de: 'Bitte ersetzen: {document}', en: 'Please replace: {document}' }[lang], { document }),
      paragraphs: [
        {
          de: 'Diese Unterlage brauchen wir noch einmal. Alles andere bleibt, wie es ist. Das haben wir gesehen:',
          en: 'We need this document again. Everything else stays as it is. What we saw:',
        }[lang],
      ],
      preview: {
        de: 'Diese Unterlage brauchen wir noch einmal. Warum, lesen Sie in dieser E-Mail.',
        en: 'We need this document again. This e-mail says why.',
      }[lang],
      box: { title: document, text: facts.params.reason ?? '' },
      button: { de: 'Unterlage ersetzen', en: 'Replace the document' }[lang],
    };
  },
  'application-rejected': (facts, lang) => ({
    ...pickWithStakes(facts, lang, {
      headline: { de: 'Leider keine Zusage', en: 'Unfortunately not this time' },
      first: {
        de: 'Wir haben Ihre Bewerbung geprüft und können sie nicht annehmen. Der Grund steht unten.',
        en: 'We have checked your application and cannot accept it. The reason is given below.',
      },
      ...(canApply(facts) && {
        second: {
          de: 'Wenn sich daran etwas ändert, können Sie sich noch einmal bewerben.',
          en: 'If this changes, you can apply again.',
        },
      }),
    }),
    box: { title: { de: 'Der Grund', en: 'The reason' }[lang], text: facts.params.reason ?? '' },
    ...(canApply(facts) && { button: APPLY_AGAIN[lang], link: toJoin(lang) }),
  }),
  'application-withdrawn': (facts, lang) => ({
    ...pickWithStakes(facts, lang, {
      headline: { de: 'Ihre Bewerbung ist zurückgezogen', en: 'Your application is withdrawn' },
      first: {
        de: `Wir bearbeiten Ihre Bewerbung nicht weiter.${canApply(facts) ? ' Sie können sich neu bewerben.' : ''}`,
        en: `We have stopped working on your application.${canApply(facts) ? ' You can apply again.' : ''}`,
      },
      second: toContact(
        {
          de: 'War das ein Versehen? Schreiben Sie uns an {email}.',
          en: 'Was this a mistake? Write to us at {email}.',
        },
        facts.site,
      ),
    }),
    ...(canApply(facts) && { button: APPLY_AGAIN[lang], link: toJoin(lang) }),
  }),
  'application-reopened': (facts, lang) => ({
    headline: { de: 'Ihre Bewerbung ist wieder offen', en: 'Your application is open again' }[lang],
    paragraphs: [
      { de: 'Sie können dort weitermachen, wo Sie aufgehört haben.', en: 'You can go on where you stopped.' }[lang],
      ...(facts.next ? [sayNext(facts, lang, OPEN_APPLICATION)] : []),
    ],
    button: buttonOf(facts, lang),
  }),
} satisfies Record<string, Template>;

/** What becomes of offers and contracts follows the first paragraph. */
function pickWithStakes({ params }: MailFacts, lang: Lang, texts: Parameters<typeof pick>[1]) {
  const { headline, paragraphs } = pick(lang, texts);
  const [first = '', ...others] = paragraphs;
  return { headline, paragraphs: [first, ...(params.stakes ? params.stakes.split('\n') : []), ...others] };
}

/** The label that pages use too. */
const APPLY_AGAIN: Text = { de: 'Neu bewerben', en: 'Apply again' };

function toJoin(lang: Lang): MailLink {
  return { page: `/${lang}/join` };
}

function nameOf({ params, site }: MailFacts, lang: Lang): string {
  return documentName(isDocumentType(params.document) ? params.document : 'other', lang, site.partnerNetwork.name);
}
