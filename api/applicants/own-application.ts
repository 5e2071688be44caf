import * as z from 'zod/mini';
import { continueReply, linkApplicationInput, ownApplicationReply } from '#contract/account.ts';
import { neutralReply } from '#contract/applicant.ts';
import type { Account } from '../accounts/account.store.ts';
import { student } from '../accounts/session-auth.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { applicantToken } from './applicant-auth.ts';
import { sendOwnLink } from './own-link.ts';
import { missingDocuments } from './requirements.ts';

const limit = { perNetwork: 1200, perCaller: 120, windowMinutes: 15 };

/** The application of the student who is signed in. */
export const getOwnApplication = endpoint({
  name: 'own-application',
  path: '/api/me/application',
  methods: ['get'],
  auth: student,
  limit,
  input: z.object({}),
  output: ownApplicationReply,
  handle: ({ deps, caller }) => view(deps, caller.account),
});

/** A fresh link, so that no old mail is needed. */
export const continueApplication = endpoint({
  name: 'continue-application',
  path: '/api/me/continue-application',
  methods: ['post'],
  auth: student,
  limit,
  input: z.object({}),
  output: continueReply,
  handle({ deps, caller }) {
    const own = deps.applicants.findByUser(caller.account.id);
    if (!own) throw problem('application_none');
    const held = deps.tx(() => deps.tokens.mint(own.id, deps.clock.now()));
    return { success: true as const, access_token: held.token };
  },
});

/** Whoever holds the application's link and is signed in makes it the account's. */
export const linkApplication = endpoint({
  name: 'link-application',
  path: '/api/me/link-application',
  methods: ['post'],
  auth: student,
  limit,
  input: linkApplicationInput,
  output: ownApplicationReply,
  handle({ deps, caller, input, cookies }) {
    const { applicant } = applicantToken.resolve(deps, { token: input.access_token, cookies });
    if (applicant.user_id === caller.account.id) return view(deps, caller.account);
    deps.tx(() => {
      const now = deps.clock.now();
      if (!deps.applicants.linkTo(caller.account, applicant.id, now)) throw problem('application_linked');
      deps.events.add({
        at: now,
        subject: 'applicant',
        subjectId: applicant.id,
        actor: 'account',
        action: 'link-account',
      });
      // Whoever lost the link to somebody else learns it.
      const params = { account: caller.account.email };
      deps.outbox.add({ template: 'application-linked', lang: applicant.lang, applicantId: applicant.id, params }, now);
    });
    deps.mail.wake();
    return view(deps, caller.account);
  },
});

/**
 * 'I have applied before': mails the application of the account's own address its link, which leads back here. The
 * address alone links nothing, as somebody else may have given it; the reply tells nothing.
 */
export const mailOwnLink = endpoint({
  name: 'mail-own-link',
  path: '/api/me/mail-own-link',
  methods: ['post'],
  auth: student,
  limit: { perNetwork: 600, perCaller: 20, windowMinutes: 15 },
  input: z.object({}),
  output: neutralReply,
  handle({ deps, caller: { account } }) {
    const applicant =
      deps.applicants.findOpenByEmail(account.email) ?? deps.applicants.findLatestByEmail(account.email);
    if (applicant && applicant.user_id === null) sendOwnLink(deps, applicant, { to: 'account' });
    return { success: true as const };
  },
});

function view(deps: Deps, account: Account): z.infer<typeof ownApplicationReply> {
  const own = deps.applicants.findByUser(account.id);
  if (!own) return { application: null };
  const documents = deps.documents.current(own.id);
  return {
    application: {
      id: own.id,
      status: own.status,
      created_at: new Date(own.created_at).toISOString(),
      missing_documents: missingDocuments(own.status, documents),
      documents_to_replace: documents.filter(({ review }) => review === 'to_replace').map(({ type }) => type),
    },
  };
}
