import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { partnerTeam } from '../partners/partner-team.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { joinTeam } from './join-team.ts';

export const joinPartner = endpoint(calls.joinPartner, {
  auth: anyVisitor,
  limit: { perNetwork: 240, windowMinutes: 15 },
  handle: (call) => joinTeam(partnerTeam, call),
});
