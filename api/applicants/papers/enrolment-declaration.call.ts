import { calls } from '#contract/calls.ts';
import { drawDeclaration } from '../../papers/draw.ts';
import { applicantPaper } from './applicant-paper.ts';

/** The declaration with name and application number filled in. */
export const enrolmentDeclaration = applicantPaper(calls.enrolmentDeclaration, ({ site }, lang, signer) =>
  drawDeclaration(site, lang, signer),
);
