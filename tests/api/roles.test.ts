import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { DEFAULT_ROLE, isRole, ROLE_RULES, ROLES, roleOfSignUp, SIGN_UP_ROLES } from '#contract/accounts/roles.ts';
import { OFFERED } from '#src/features/account-access/mailed-links/ResetComplete.tsx';
import { SIGN_UP_FIELDS } from '#src/features/account-access/sign-up/sign-up-rules.ts';
import { homeOfRole, paths, signInOfRole } from '#src/i18n/paths.ts';
import { LONGEST_IDLE_MS, sessionLifeLeft } from '../../api/sessions/session-life.ts';
import { member, PASSWORD, signIn, visitor } from '../support/accounts.ts';
import { startApi } from '../support/api-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the table of roles', () => {
  it('makes one role of whatever is chosen at sign-up', () => {
    for (const chosen of SIGN_UP_ROLES)
      expect(
        ROLES.filter((role) => ROLE_RULES[role].signUpAs.includes(chosen)),
        chosen,
      ).toHaveLength(1);
    expect(DEFAULT_ROLE).toBe('student');
    expect(roleOfSignUp('candidate')).toBe('student');
    expect(roleOfSignUp('partner')).toBe('partner');
  });

  it('asks for a second factor wherever nobody can sign up', () => {
    expect(ROLES.filter((role) => ROLE_RULES[role].needsSecondFactor)).toEqual(['admin']);
    expect(ROLES.filter((role) => ROLE_RULES[role].signUpAs.length === 0)).toEqual(['admin']);
  });

  it('offers a form and a way to sign in to every role that somebody can sign up for', () => {
    const forSignUp = ROLES.filter((role) => ROLE_RULES[role].signUpAs.length > 0).sort();
    expect(forSignUp).toEqual(['employer', 'partner', 'student']);
    expect(Object.keys(SIGN_UP_FIELDS).sort()).toEqual(forSignUp);
    expect([...OFFERED].sort()).toEqual(forSignUp);
  });

  it.each([
    ['student', '/student/dashboard', '/student/login', paths.studentDashboard, paths.studentLogin],
    ['partner', '/partner', '/partner/auth', paths.partner, paths.partnerAuth],
    ['employer', '/dashboard/employer', '/employer/login', paths.dashboardEmployer, paths.employerLogin],
    ['admin', '/dashboard/admin', '/admin/login', paths.dashboardAdmin, paths.adminLogin],
  ] as const)('leads a %s where the pages lead it', (role, home, signIn, homePage, signInPage) => {
    for (const path of [homeOfRole[role], homePage])
      expect([path('en'), path('de')]).toEqual([`/en${home}`, `/de${home}`]);
    for (const path of [signInOfRole[role], signInPage])
      expect([path('en'), path('de')]).toEqual([`/en${signIn}`, `/de${signIn}`]);
  });

  it('decides about the second factor of a sign-in: no role does by its name', async () => {
    const api = await startApi();
    onTestFinished(() => api.stop());
    const [employer, admin] = [await member(api, 'employer'), await member(api, 'partner')];
    accountStore(api.deps.db).setRole(admin.id, 'admin');
    const refusals = async () => {
      const answers = [await signIn(visitor(api), employer.email), await signIn(visitor(api), admin.email)];
      return answers.map(({ body }) => body.code);
    };
    expect(await refusals()).toEqual([undefined, 'second_factor_setup']);
    const rows = [ROLE_RULES.employer, ROLE_RULES.admin].map((row) => vi.spyOn(row, 'needsSecondFactor', 'get'));
    onTestFinished(() => rows.forEach((row) => void row.mockRestore()));
    rows.forEach((row, at) => void row.mockReturnValue(at === 0));
    expect(await refusals()).toEqual(['second_factor_setup', undefined]);
    const setUp = { email: admin.email, password: PASSWORD };
    expect((await visitor(api).post('/api/auth/second-factor-setup', setUp)).body.code).toBe('second_factor_done');
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
