import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { contractTexts } from '#src/nouns/employment-contract/contract.text.ts';

export const contractText = {
  title: { de: 'Ihr Arbeitsvertrag', en: 'Your employment contract' },
  description: {
    de: 'Ihr Arbeitsvertrag, die Kostenübersicht dazu und die unterschriebenen Exemplare.',
    en: 'Your employment contract, its cost sheet and the signed copies.',
  },
} satisfies Texts;

const page = {
  title: contractText.title,
  lead: {
    de: 'Lesen Sie alles in Ruhe. Fragen Sie uns, wenn etwas unklar ist, bevor Sie unterschreiben.',
    en: 'Read everything at your own pace. Ask us before you sign if anything is unclear.',
  },
  leadOther: { de: 'Fragen Sie uns, wenn etwas unklar ist.', en: 'Ask us if anything is unclear.' },
  leadSigned: {
    de: 'Heben Sie Ihr Exemplar gut auf. Fragen Sie uns, wenn etwas unklar ist.',
    en: 'Keep your copy in a safe place. Ask us if anything is unclear.',
  },
  failedTitle: { de: 'Der Vertrag konnte nicht geladen werden', en: 'The contract could not be loaded' },
  none: { de: 'Noch kein Vertrag', en: 'No contract yet' },
  noneText: {
    de: 'Sobald Sie einen Platz angenommen haben, bereiten wir den Vertrag vor und schreiben Ihnen.',
    en: 'As soon as you have accepted a place, we prepare the contract and write to you.',
  },
  toStatus: { de: 'Zum Status', en: 'Go to the status' },
  acknowledge: { de: 'Ich habe gelesen, wer was bezahlt', en: 'I have read who pays what' },
  acknowledgeText: {
    de: 'Bestätigen Sie das zuerst. Danach können Sie Ihr unterschriebenes Exemplar hochladen.',
    en: 'Acknowledge this first. Then you can upload your signed copy.',
  },
  acknowledged: { de: 'Kostenübersicht gelesen am {date}', en: 'Cost sheet read on {date}' },
  working: { de: 'Einen Moment…', en: 'One moment…' },
  notSaved: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
} satisfies Texts;

/** What the page says before anything is loaded. */
export function contractStart(lang: Lang) {
  return say({ title: contractText.title }, lang);
}

export function ownContractTexts(lang: Lang) {
  return { page: say(page, lang), contract: contractTexts(lang, null, 'candidate') };
}
export type OwnContractTexts = ReturnType<typeof ownContractTexts>;
