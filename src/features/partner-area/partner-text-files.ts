import { textFiles } from '#src/i18n/text-file.ts';
import { partnerAreaTexts } from './partner-area.text.ts';

/** The desk's texts as a file, since only people whom the guard lets in need them. */
export const partnerTextFiles = textFiles('partner', partnerAreaTexts);
