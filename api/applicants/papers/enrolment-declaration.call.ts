import { drawDeclaration } from '../../papers/draw.ts';
import { applicantPaper } from './applicant-paper.ts';

export const enrolmentDeclaration = applicantPaper('enrolmentDeclaration', ({ site }, lang, signer) =>
  drawDeclaration(site, lang, signer),
);
