import { drawCoverSheet } from '../../papers/draw.ts';
import { applicantPaper } from './applicant-paper.ts';

export const coverSheet = applicantPaper('coverSheet', ({ site, env }, lang, signer) =>
  drawCoverSheet(site, lang, signer, env.PUBLIC_URL),
);
