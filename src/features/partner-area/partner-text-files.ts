import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { textFile } from '#src/i18n/text-file.ts';
import { partnerAreaTexts } from './partner-area.text.ts';

/** The desk's texts as a file, since only people whom the guard lets in need them. */
const fileOf = (lang: Lang) => textFile('partner', lang, partnerAreaTexts(lang));

export const partnerTextsFiles = () => LANGUAGES.map((lang) => fileOf(lang).route);
export const partnerTextsAddress = (lang: Lang) => fileOf(lang).address;
