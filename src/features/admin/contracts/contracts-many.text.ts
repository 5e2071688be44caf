import type { Lang } from '#contract/languages.ts';
import { manyBar, manyDialog } from '#src/i18n/many.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const draft = {
  title: { de: 'Diese Verträge entwerfen?', en: 'Draft these contracts?' },
  gets: {
    de: 'Für diese {count} entsteht je ein Entwurf. Niemand bekommt etwas, bevor Sie ihn senden.',
    en: 'Each of these {count} gets a draft. Nobody receives anything before you send it.',
  },
  getsOne: {
    de: 'Für diese Person entsteht ein Entwurf. Niemand bekommt etwas, bevor Sie ihn senden.',
    en: 'This person gets a draft. Nobody receives anything before you send it.',
  },
  act: { de: '{count} entwerfen', en: 'Draft {count}' },
  done: { de: '{count} entworfen', en: '{count} drafted' },
} satisfies Texts;

const send = {
  title: { de: 'Diese Entwürfe senden?', en: 'Send these drafts?' },
  gets: {
    de: 'Diese {count} gehen an beide Seiten, so wie sie gespeichert sind. Zehn Sekunden lang können Sie es zurücknehmen; danach müssten beide eine neue Fassung noch einmal unterschreiben.',
    en: 'These {count} go to both sides as they are saved. You can take it back for ten seconds; after that, both would have to sign a new version again.',
  },
  getsOne: {
    de: 'Dieser Entwurf geht an beide Seiten, so wie er gespeichert ist. Zehn Sekunden lang können Sie es zurücknehmen.',
    en: 'This draft goes to both sides as it is saved. You can take it back for ten seconds.',
  },
  act: { de: '{count} senden', en: 'Send {count}' },
  done: { de: '{count} gesendet', en: '{count} sent' },
} satisfies Texts;

const raise = {
  title: { de: 'Neue Fassungen mit höherem Lohn senden?', en: 'Send new versions with a higher wage?' },
  gets: {
    de: 'Diese {count} bekommen eine neue Fassung; nur der Lohn ist anders. Bis beide sie unterschrieben haben, gilt, was beide früher unterschrieben haben. Zehn Sekunden lang können Sie es zurücknehmen. Zahlt der Bedarf noch weniger, steigt sein Lohn mit, und das bleibt.',
    en: 'These {count} get a new version; nothing but the wage is different. Until both have signed it, what both signed before holds. You can take it back for ten seconds. Where the requirement still pays less, its wage goes up, too, and that stays.',
  },
  getsOne: {
    de: 'Dieser Vertrag bekommt eine neue Fassung; nur der Lohn ist anders. Bis beide sie unterschrieben haben, gilt, was beide früher unterschrieben haben. Zehn Sekunden lang können Sie es zurücknehmen. Zahlt der Bedarf noch weniger, steigt sein Lohn mit, und das bleibt.',
    en: 'This contract gets a new version; nothing but the wage is different. Until both have signed it, what both signed before holds. You can take it back for ten seconds. Where the requirement still pays less, its wage goes up, too, and that stays.',
  },
  act: { de: '{count} senden', en: 'Send {count}' },
  done: { de: '{count} gesendet', en: '{count} sent' },
} satisfies Texts;

const mark = {
  title: { de: 'Für diese Verträge festhalten?', en: 'Note it for these contracts?' },
  gets: {
    de: '{what}, {day}: Das halten Sie für diese {count} fest. Haben Sie es bei jedem gesehen? Zehn Sekunden lang können Sie es zurücknehmen, danach bei jedem Vertrag einzeln.',
    en: '{what}, {day}: you note this for these {count}. Have you seen it for each of them? You can take it back for ten seconds, after that contract by contract.',
  },
  getsOne: {
    de: '{what}, {day}: Das halten Sie für diesen Vertrag fest. Zehn Sekunden lang können Sie es zurücknehmen, danach beim Vertrag selbst.',
    en: '{what}, {day}: you note this for this contract. You can take it back for ten seconds, after that in the contract itself.',
  },
  act: { de: '{count} festhalten', en: 'Note {count}' },
  done: { de: '{count} festgehalten', en: '{count} noted' },
} satisfies Texts;

const noting = {
  what: { de: 'Was', en: 'What' },
  day: { de: 'Tag', en: 'Day' },
  note: { de: 'Festhalten', en: 'Note it' },
} satisfies Texts;

const buttons = {
  draft: { de: 'Verträge entwerfen', en: 'Draft the contracts' },
  send: { de: 'An beide Seiten senden', en: 'Send to both sides' },
  raise: { de: 'Mit höherem Lohn senden', en: 'Send with the higher wage' },
} satisfies Texts;

/** What is said where several contracts are drafted, sent or raised at once. */
export function contractsManyTexts(lang: Lang) {
  return say({ bar: manyBar, dialog: manyDialog, acts: { draft, send, raise }, buttons, mark, ...noting }, lang);
}
