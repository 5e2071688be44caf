import { textFiles } from '#src/i18n/text-file.ts';
import { contractsTexts } from './contracts/contracts.text.ts';
import { employerAreaTexts } from './employer-area.text.ts';

/** The texts of the two pages as files, since they do not fit into their HTML. */
export const employerContractsTextFiles = textFiles('employer-contracts', contractsTexts);
export const employerAreaTextFiles = textFiles('employer', employerAreaTexts);
