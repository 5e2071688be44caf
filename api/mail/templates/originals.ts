import { originalName } from '#contract/applications/envelope.text.ts';
import type { Lang } from '#contract/languages.ts';
import { isOriginal, type Original } from '#contract/model/original.ts';
import { inTheEnvelope } from './envelope.ts';
import { type MailFacts, OPEN_APPLICATION, type Template } from './template.ts';

/** Mails about papers that have to be posted again: the envelope came without them, or they go back. */
export const ORIGINALS_AGAIN = {
  'originals-missing': (facts, lang) => ({
    step: 4,
    headline: { de: 'In Ihrem Umschlag fehlt etwas', en: 'Something is missing from your envelope' },
    first: {
      de: 'Vielen Dank, Ihr Umschlag ist da. Darin fehlt noch, was unten steht. Bitte senden Sie es mit einem neuen Deckblatt per Post an diese Adresse. Alles andere brauchen Sie nicht noch einmal zu senden.',
      en: 'Thank you, your envelope has arrived. What is listed below is missing from it. Please post it with a new cover sheet to this address. You do not have to send anything else again.',
    },
    second: inTheEnvelope(facts.site.partnerNetwork.name, papersOf(facts)),
    box: { title: { de: 'Es fehlt', en: 'Missing' }, text: namesOf(facts, lang) },
    lines: facts.site.originals.addressLines,
    button: OPEN_APPLICATION,
  }),
  'originals-sent-back': (facts, lang) => ({
    step: 4,
    headline: { de: 'Wir schicken Ihnen etwas zurück', en: 'We are sending something back to you' },
    first: {
      de: 'Was unten steht, können wir so nicht annehmen. Es ist per Post auf dem Weg zu Ihnen; der Grund steht dabei. Bitte senden Sie es danach neu an diese Adresse. Alles andere brauchen Sie nicht noch einmal zu senden.',
      en: 'We cannot accept what is listed below as it is. It is on its way to you by post; the reason is given there. Please then post it to this address again. You do not have to send anything else again.',
    },
    second: inTheEnvelope(facts.site.partnerNetwork.name, papersOf(facts)),
    box: { title: namesOf(facts, lang).replaceAll('\n', ', '), text: facts.params.reason ?? '' },
    lines: facts.site.originals.addressLines,
    button: OPEN_APPLICATION,
  }),
} satisfies Record<string, Template>;

function papersOf({ params }: MailFacts): Original[] {
  return (params.originals ?? '').split(', ').filter(isOriginal);
}

function namesOf(facts: MailFacts, lang: Lang): string {
  return papersOf(facts)
    .map((paper) => originalName(paper, lang, facts.site.partnerNetwork.name))
    .join('\n');
}
