import { describe, expect, it } from 'vitest';
import { isRole, ROLE_RULES, ROLES, roleOfSignUp, SIGN_UP_ROLES } from '#contract/roles.ts';
import { homeOfRole, signInOfRole } from '#src/i18n/paths.ts';
import { LONGEST_IDLE_MS, sessionLifeLeft } from '../../api/sessions/session-life.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the table of roles', () => {
  it('makes one role of whatever is chosen at sign-up', () => {
    for (const chosen of SIGN_UP_ROLES)
      expect(
        ROLES.filter((role) => ROLE_RULES[role].signUpAs.includes(chosen)),
        chosen,
      ).toHaveLength(1);
    expect(roleOfSignUp('candidate')).toBe('student');
    expect(roleOfSignUp('partner')).toBe('partner');
  });

  it('asks for a second factor wherever nobody can sign up', () => {
    for (const role of ROLES)
      expect(ROLE_RULES[role].needsSecondFactor, role).toBe(ROLE_RULES[role].signUpAs.length === 0);
  });

  it.each(ROLES)('leads a %s where the pages lead it', (role) => {
    expect(homeOfRole[role]('en')).toBe(`/en${ROLE_RULES[role].home}`);
    expect(signInOfRole[role]('de')).toBe(`/de${ROLE_RULES[role].signIn}`);
  });

  it('ends a session by the row of its role', () => {
    const used = { created_at: 0, last_seen_at: 0 };
    expect(sessionLifeLeft(used, 'student', 29 * DAY_MS)).toBe(DAY_MS);
    expect(sessionLifeLeft(used, 'admin', 31 * 60_000)).toBe(0);
    expect(LONGEST_IDLE_MS).toBe(30 * DAY_MS);
  });

  it('knows a role from another word', () => {
    expect(ROLES.every(isRole)).toBe(true);
    expect([undefined, '', 'candidate', 'toString', 3].some(isRole)).toBe(false);
  });
});
