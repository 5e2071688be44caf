import type { Lang } from '#contract/languages.ts';
import { manyBar, manyDialog } from '#src/i18n/many.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const starts = {
  title: { de: 'Wer hat angefangen zu arbeiten?', en: 'Who has begun to work?' },
  lead: {
    de: 'Wählen Sie, wer an diesem Tag zum ersten Mal gearbeitet hat. Ist jemand nicht gekommen, halten Sie das bei dem Vertrag fest.',
    en: 'Choose who worked for the first time on this day. If somebody did not come, note that with the contract.',
  },
  day: { de: 'Erster Tag, an dem sie gearbeitet haben', en: 'First day on which they worked' },
  note: { de: 'Beginn festhalten', en: 'Note the start' },
} satisfies Texts;

const began = {
  title: { de: 'Beginn der Arbeit festhalten?', en: 'Note that work has begun?' },
  gets: {
    de: 'Für diese {count} halten Sie fest, dass sie am {day} angefangen haben. Sie lesen das bei ihrem Vertrag. Zurücknehmen können Sie es zehn Sekunden lang für alle, danach bei jedem Vertrag einzeln.',
    en: 'For these {count} you note that they began on {day}. They read it with their contract. You can take it back for ten seconds for all, after that contract by contract.',
  },
  getsOne: {
    de: 'Für diesen Vertrag halten Sie fest, dass die Person am {day} angefangen hat. Sie liest das dort. Zurücknehmen können Sie es zehn Sekunden lang hier, danach beim Vertrag selbst.',
    en: 'For this contract you note that the person began on {day}. They read it there. You can take it back here for ten seconds, after that in the contract itself.',
  },
  act: { de: '{count} festhalten', en: 'Note {count}' },
  done: { de: '{count} festgehalten', en: '{count} noted' },
} satisfies Texts;

const exchange = {
  title: { de: 'Papier ausgetauscht', en: 'Paper exchanged' },
  lead: {
    de: 'Wählen Sie nur die Verträge, deren von der anderen Seite unterschriebenes Exemplar Sie in der Hand haben.',
    en: 'Choose only those contracts of which you hold the copy that the other side has signed.',
  },
  day: { de: 'Tag des Austauschs', en: 'Day of the exchange' },
  note: { de: 'Austausch festhalten', en: 'Note the exchange' },
} satisfies Texts;

const paper = {
  title: { de: 'Austausch des Papiers festhalten?', en: 'Note that the paper was exchanged?' },
  gets: {
    de: 'Für diese {count} halten Sie den Austausch am {day} fest. Jede Person bekommt eine E-Mail. Zehn Sekunden lang können Sie es zurücknehmen, danach bei jedem Vertrag einzeln.',
    en: 'For these {count} you note the exchange on {day}. Each person gets an e-mail. You can take it back for ten seconds, after that contract by contract.',
  },
  getsOne: {
    de: 'Für diesen Vertrag halten Sie den Austausch am {day} fest. Die Person bekommt eine E-Mail. Zehn Sekunden lang können Sie es zurücknehmen, danach beim Vertrag selbst.',
    en: 'For this contract you note the exchange on {day}. The person gets an e-mail. You can take it back for ten seconds, after that in the contract itself.',
  },
  act: { de: '{count} festhalten', en: 'Note {count}' },
  done: { de: '{count} festgehalten', en: '{count} noted' },
} satisfies Texts;

/** What is said where the same is noted of several contracts. They don't fit into the page, and stand in its script. */
export function notedTexts(what: 'paper' | 'began', lang: Lang) {
  const [page, act] = what === 'paper' ? [exchange, paper] : [starts, began];
  return { ...say(page, lang), bar: say(manyBar, lang), dialog: say(manyDialog, lang), act: say(act, lang) };
}
