import { calls } from '#contract/calls.ts';
import { employerTeam } from '../employers/employer-team.ts';
import { endpoint } from '../http/endpoint.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { joinTeam } from './join-team.ts';

export const joinEmployer = endpoint(calls.joinEmployer, {
  auth: anyVisitor,
  limit: { perNetwork: 240, windowMinutes: 15 },
  handle: (call) => joinTeam(employerTeam, call),
});
