import { textFiles } from '#src/i18n/text-file.ts';
import { contractsTexts } from './contracts.text.ts';

/** The texts of the page as a file, since they do not fit into its HTML. */
export const employerContractsTextFiles = textFiles('employer-contracts', contractsTexts);
