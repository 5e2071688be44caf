import { textFiles } from '#src/i18n/text-file.ts';
import { adminContractsTexts } from './contracts.text.ts';

/** The texts of the page as a file, since only people whom the guard lets in need them. */
export const contractsTextFiles = textFiles('contracts', adminContractsTexts);
