import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { textFile } from '#src/i18n/text-file.ts';
import { applicationTexts } from './application/application.text.ts';
import { deskTexts } from './desk.text.ts';
import { manyTexts } from './many/many.text.ts';
import { queueTexts } from './queue/queue.text.ts';

/** The desk's texts as a file, since only people whom the guard lets in need them. */
const fileOf = (lang: Lang) => textFile('desk', lang, allTexts(lang));

function allTexts(lang: Lang) {
  return {
    texts: deskTexts(lang),
    queueTexts: queueTexts(lang),
    manyTexts: manyTexts(lang),
    application: applicationTexts(lang),
  };
}
export type AllDeskTexts = ReturnType<typeof allTexts>;

export const deskTextsFiles = () => LANGUAGES.map((lang) => fileOf(lang).route);
export const deskTextsAddress = (lang: Lang) => fileOf(lang).address;
