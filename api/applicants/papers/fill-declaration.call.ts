import { endpoint } from '../../http/endpoint.ts';
import { drawDeclaration } from '../../papers/draw.ts';
import { drawInTurn } from '../../papers/one-at-a-time.ts';
import { applicantToken } from '../applicant-auth.ts';
import { signerOf } from './applicant-paper.ts';

/** The declaration as filled in on the screen. Sent by POST, so that what was typed is in no address and no log. */
export const fillDeclaration = endpoint('fillDeclaration', {
  auth: applicantToken,
  limit: { perNetwork: 300, perCaller: 30 },
  readsOnly: true,
  page: 'same',
  handle: async ({ deps, caller: { applicant }, input: { lang, ...lines } }) => ({
    name: 'enrolment-declaration.pdf',
    mime: 'application/pdf',
    bytes: await drawInTurn(() => drawDeclaration(deps.site, lang ?? applicant.lang, signerOf(applicant), lines)),
  }),
});
