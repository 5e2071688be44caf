import { employerTeam } from '../employers/employer-team.ts';
import type { Auth } from '../http/identity.ts';
import type { Team, TeamRole } from '../members/team.ts';
import { partnerTeam } from '../partners/partner-team.ts';
import { partnerOrEmployer } from '../sessions/session-auth.ts';
import type { SignedIn } from '../sessions/sessions.ts';

export const TEAMS: Readonly<Record<TeamRole, Team>> = { partner: partnerTeam, employer: employerTeam };

/** Somebody of a partner or an employer. For which one they work now is asked inside the transaction: `team.acting`. */
export const teamCaller: Auth<SignedIn & { team: Team }> = {
  ...partnerOrEmployer,
  resolve(deps, credentials) {
    const found = partnerOrEmployer.resolve(deps, credentials);
    return { ...found, team: TEAMS[found.role as TeamRole] };
  },
};
