import { applicantReply, selfCorrectionInput } from '#contract/applicant.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { applicantToken } from './applicant-auth.ts';
import { correctApplicant } from './correct.ts';
import { loadApplicant } from './load.ts';
import { canCorrectOwn } from './status.ts';
import { viewApplicant } from './view.ts';

/** The applicant puts name or e-mail right while nothing is approved yet, and chooses the mails' language at any time. */
export const updateApplicant = endpoint({
  name: 'update-applicant',
  path: '/api/functions/update-applicant',
  methods: ['post'],
  auth: applicantToken,
  limit: { perNetwork: 300, perCaller: 20, windowMinutes: 15 },
  input: selfCorrectionInput,
  output: applicantReply,
  handle({ deps, caller: { applicant, held }, input: { mail_lang, ...change } }) {
    deps.tx(() => {
      const { status } = loadApplicant(deps, applicant.id);
      if (mail_lang) deps.applicants.setLang(applicant.id, mail_lang, deps.clock.now());
      if (Object.keys(change).length === 0) return;
      if (!canCorrectOwn(status)) throw problem('correction_closed');
      correctApplicant(deps, applicant.id, change, { by: 'applicant', keepToken: held.token });
    });
    deps.mail.wake();
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, held) };
  },
});
