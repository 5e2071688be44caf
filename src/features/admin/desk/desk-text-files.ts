import type { Lang } from '#contract/languages.ts';
import { textFiles } from '#src/i18n/text-file.ts';
import { applicationTexts } from './application/application.text.ts';
import { deskTexts } from './desk.text.ts';
import { manyTexts } from './many/many.text.ts';
import { queueTexts } from './queue/queue.text.ts';

function allTexts(lang: Lang) {
  return {
    texts: deskTexts(lang),
    queueTexts: queueTexts(lang),
    manyTexts: manyTexts(lang),
    application: applicationTexts(lang),
  };
}
export type AllDeskTexts = ReturnType<typeof allTexts>;

/** The desk's texts as a file, since only people whom the guard lets in need them. */
export const deskTextFiles = textFiles('desk', allTexts);
