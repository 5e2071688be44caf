import type { Lang } from '#contract/languages.ts';
import { manyBar, manyDialog } from '#src/i18n/many.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

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

/** What is said where the exchange of several papers is noted. They don't fit into the page, and stand in its script. */
export function exchangeTexts(lang: Lang) {
  return { ...say(exchange, lang), bar: say(manyBar, lang), dialog: say(manyDialog, lang), paper: say(paper, lang) };
}
