import type { Lang, Text } from '#contract/languages.ts';
import { documentName, isDocumentType } from '#contract/model/document.ts';
import { buttonOf, canApply, type MailFacts, reasonBox, sayNext, type Template, toPage } from './template.ts';

/** Mails about decisions that end or reopen an application, with the operator's reason. */
export const DECISIONS = {
  'document-sent-back': (facts, lang) => {
    const document = nameOf(facts, lang);
    return {
      step: 2,
      headline: { de: `Bitte ersetzen: ${document}`, en: `Please replace: ${document}` },
      first: {
        de: 'Diese Unterlage brauchen wir noch einmal. Alles andere bleibt, wie es ist. Das haben wir gesehen:',
        en: 'We need this document again. Everything else stays as it is. What we saw:',
      },
      preview: {
        de: 'Diese Unterlage brauchen wir noch einmal. Warum, lesen Sie in dieser E-Mail.',
        en: 'We need this document again. This e-mail says why.',
      },
      box: { title: document, text: facts.params.reason ?? '' },
      button: { de: 'Unterlage ersetzen', en: 'Replace the document' },
    };
  },
  'application-rejected': (facts) => ({
    ...(facts.params.over ? SEASON_OVER : REJECTED),
    paragraphs: [
      ...stakesOf(facts),
      ...(canApply(facts) ? [facts.params.over ? FOR_ANOTHER_SEASON : IF_THIS_CHANGES] : []),
    ],
    ...reasonBox(facts.params),
    ...toApply(facts),
  }),
  'application-withdrawn': (facts) => ({
    headline: { de: 'Ihre Bewerbung ist zurückgezogen', en: 'Your application is withdrawn' },
    first: {
      de: `Wir bearbeiten Ihre Bewerbung nicht weiter.${canApply(facts) ? ' Sie können sich neu bewerben.' : ''}`,
      en: `We have stopped working on your application.${canApply(facts) ? ' You can apply again.' : ''}`,
    },
    paragraphs: [
      ...stakesOf(facts),
      {
        de: 'War das ein Versehen? Schreiben Sie uns an {contact}.',
        en: 'Was this a mistake? Write to us at {contact}.',
      },
    ],
    ...toApply(facts),
  }),
  'application-reopened': (facts, lang) => ({
    headline: { de: 'Ihre Bewerbung ist wieder offen', en: 'Your application is open again' },
    paragraphs: [
      { de: 'Sie können dort weitermachen, wo Sie aufgehört haben.', en: 'You can go on where you stopped.' },
      ...sayNext(facts, lang),
    ],
    button: buttonOf(facts, lang),
  }),
} satisfies Record<string, Template>;

const IF_THIS_CHANGES: Text = {
  de: 'Wenn sich daran etwas ändert, können Sie sich noch einmal bewerben.',
  en: 'If this changes, you can apply again.',
};
const FOR_ANOTHER_SEASON: Text = {
  de: 'Für eine andere Saison können Sie sich neu bewerben.',
  en: 'You can apply again for another season.',
};

const REJECTED = {
  headline: { de: 'Leider keine Zusage', en: 'Unfortunately not this time' },
  first: {
    de: 'Wir haben Ihre Bewerbung geprüft und können sie nicht annehmen. Der Grund steht unten.',
    en: 'We have checked your application and cannot accept it. The reason is given below.',
  },
};
const SEASON_OVER = {
  headline: { de: 'Ihre Bewerbung endet mit der Saison', en: 'Your application ends with the season' },
  first: {
    de: 'Für diese Saison können wir Ihnen keinen Platz mehr anbieten. Das ist kein Urteil über Ihre Bewerbung.',
    en: 'We can no longer offer you a place in this season. This is no judgement of your application.',
  },
};

/** What becomes of offers and contracts, sentence by sentence. */
function stakesOf({ params }: MailFacts): string[] {
  return params.stakes ? params.stakes.split('\n') : [];
}

/** The label that pages use too. */
function toApply(facts: MailFacts) {
  return canApply(facts) && { button: { de: 'Neu bewerben', en: 'Apply again' }, link: toPage('/join') };
}

function nameOf({ params, site }: MailFacts, lang: Lang): string {
  return documentName(isDocumentType(params.document) ? params.document : 'other', lang, site.partnerNetwork.name);
}
