import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { textFile } from '#src/i18n/text-file.ts';
import { adminContractsTexts } from './contracts.text.ts';

/** The texts of the page as a file, since only people whom the guard lets in need them. */
const fileOf = (lang: Lang) => textFile('contracts', lang, adminContractsTexts(lang));

export const contractsTextsFiles = () => LANGUAGES.map((lang) => fileOf(lang).route);
export const contractsTextsAddress = (lang: Lang) => fileOf(lang).address;
