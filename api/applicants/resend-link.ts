import { neutralReply, resendLinkInput } from '#contract/applicant.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { sendOwnLink } from './own-link.ts';

/** 'Resend my link': whoever asks learns nothing; a link goes only to the address of an application. */
export const resendLink = endpoint({
  name: 'resend-link',
  path: '/api/functions/resend-link',
  methods: ['post'],
  auth: anybody,
  limit: { perNetwork: 120, windowMinutes: 15 },
  input: resendLinkInput,
  output: neutralReply,
  handle({ deps, input }) {
    const applicant = deps.applicants.findLatestByEmail(input.email);
    if (applicant) sendOwnLink(deps, applicant);
    return { success: true as const };
  },
});
