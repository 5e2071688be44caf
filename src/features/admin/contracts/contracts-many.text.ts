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
    de: 'Diese {count} gehen an beide Seiten, so wie sie gespeichert sind. Das lässt sich nicht zurücknehmen; eine neue Fassung müssten beide noch einmal unterschreiben.',
    en: 'These {count} go to both sides as they are saved. This cannot be taken back; a new version would have to be signed by both again.',
  },
  getsOne: {
    de: 'Dieser Entwurf geht an beide Seiten, so wie er gespeichert ist. Das lässt sich nicht zurücknehmen.',
    en: 'This draft goes to both sides as it is saved. This cannot be taken back.',
  },
  act: { de: '{count} senden', en: 'Send {count}' },
  done: { de: '{count} gesendet', en: '{count} sent' },
} satisfies Texts;

const buttons = {
  draft: { de: 'Verträge entwerfen', en: 'Draft the contracts' },
  send: { de: 'An beide Seiten senden', en: 'Send to both sides' },
} satisfies Texts;

/** What is said where several contracts are drafted or sent at once. */
export function contractsManyTexts(lang: Lang) {
  return {
    bar: say(manyBar, lang),
    dialog: say(manyDialog, lang),
    acts: { draft: say(draft, lang), send: say(send, lang) },
    buttons: say(buttons, lang),
  };
}
