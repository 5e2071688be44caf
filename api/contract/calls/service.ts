import { rateLimitInput, rateLimitReply, securityEventInput } from '../accounts/security.ts';
import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { clickInput } from '../click.ts';
import { healthReply, readyReply } from '../desk/health.ts';

/** Calls about the server itself, and others that belong to no noun of the product. */
export const serviceCalls = {
  checkRateLimit: {
    at: 'POST /api/rpc/check_rate_limit',
    summary: 'Whether another attempt to sign in or up is allowed. Counts nothing.',
    input: rateLimitInput,
    reply: rateLimitReply,
  },
  logSecurityEvent: {
    at: 'POST /api/rpc/log_security_event',
    summary: 'What a browser reports, beside the server’s own events.',
    input: securityEventInput,
    reply: neutralReply,
  },
  countClick: {
    at: 'POST /api/analytics-events',
    summary: 'Counts a click on a contact link. Keeps nothing about who clicked.',
    input: clickInput,
    reply: 'nothing',
  },
  live: {
    at: 'GET /api/health/live',
    summary: 'The process answers.',
    reply: healthReply,
  },
  ready: {
    at: 'GET /api/health/ready',
    summary:
      'It can do its work: the database answers, documents can be written, and mails go out. A refusal has the reasons.',
    reply: readyReply,
  },
  openapi: {
    at: 'GET /api/openapi.json',
    summary: 'This document.',
    reply: { file: 'application/json' },
  },
} as const satisfies CallEntries;
