import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#contract/accounts/account.ts';
import type { Role } from '#contract/accounts/roles.ts';
import { studentAreaProps } from '#src/features/student-area/student-area-props.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { guardView } from '#src/ui/guard/guard-view.ts';

const HERE = '/de/dashboard/employer?x=1&y=a%20b#k';
const user = (role: Role): SessionUser => ({
  id: 'a0000000-1111-4222-8333-444455556666',
  email: 'somebody@example.org',
  role,
  desk_role: role === 'admin' ? 'admin' : null,
  lang: 'de',
  first_name: '',
  last_name: '',
  partner_id: null,
});
const view = (role: Role | undefined, session: Parameters<typeof guardView>[0]) =>
  guardView(session, guardProps('de', role).rules, HERE);

describe('The guard of a page', () => {
  it('PORT-02 waits while nobody knows who is there', () => {
    expect(view('employer', { kind: 'loading' })).toEqual({ kind: 'waiting' });
  });

  it('PORT-03 leads to signing in, and keeps the whole address', () => {
    const to = `/de/login?${new URLSearchParams({ next: HERE })}`;
    expect(view('employer', { kind: 'signed-out' })).toEqual({ kind: 'elsewhere', to });
    expect(view(undefined, { kind: 'signed-out' })).toEqual({ kind: 'elsewhere', to });
  });

  it('STUA-20 opens the application itself for a mail’s link, where nobody is signed in', () => {
    const { rules } = studentAreaProps('de').guard;
    const from = (here: string) => guardView({ kind: 'signed-out' }, rules, here);
    const page = '/de/student/dashboard';
    expect(from(`${page}?token=T&step=2#k`)).toEqual({ kind: 'elsewhere', to: '/de/join?token=T' });
    for (const other of [page, `${page}?token=T`, `${page}?step=2`])
      expect(from(other)).toMatchObject({ to: `/de/login?${new URLSearchParams({ next: other })}` });
    expect(view('student', { kind: 'signed-out' })).toMatchObject({ to: expect.stringContaining('/de/login?') });
  });

  it('PORT-03 whoever has chosen to leave goes where they chose to', () => {
    expect(view('employer', { kind: 'signed-out', to: '/de' })).toEqual({ kind: 'elsewhere', to: '/de' });
  });

  it('PORT-05 opens for its role alone; a page of all roles for everybody', () => {
    for (const role of ['student', 'employer', 'admin'] as const) {
      expect(view(role, { kind: 'signed-in', user: user(role) })).toEqual({ kind: 'allowed', user: user(role) });
      expect(view(role, { kind: 'signed-in', user: user('partner') })).toEqual({ kind: 'denied', role: 'partner' });
    }
    expect(view(undefined, { kind: 'signed-in', user: user('partner') })).toMatchObject({ kind: 'allowed' });
  });

  it('PORT-10 sends everybody but partners from the partners’ pages to the partners’ way in', () => {
    const to = `/de/partner/auth?${new URLSearchParams({ next: HERE })}`;
    expect(view('partner', { kind: 'signed-in', user: user('student') })).toEqual({ kind: 'elsewhere', to });
    expect(view('partner', { kind: 'signed-out' })).toEqual({ kind: 'elsewhere', to });
    expect(view('partner', { kind: 'signed-in', user: user('partner') })).toMatchObject({ kind: 'allowed' });
  });

  it('PORT-14 covers a page whose session has ended, for the one who was there', () => {
    expect(view('student', { kind: 'ended', user: user('student') })).toEqual({
      kind: 'covered',
      user: user('student'),
    });
    expect(view('student', { kind: 'ended', user: user('admin') })).toEqual({ kind: 'denied', role: 'admin' });
    expect(guardProps('de', 'student').rules.restMinutes).toEqual({ admin: 30 });
  });

  it('PORT-14 without a connection neither lets anybody in nor sends anybody away', () => {
    expect(view('employer', { kind: 'unreachable' })).toEqual({ kind: 'unreachable' });
  });

  it('PORT-05 PORT-06 PORT-07 PORT-08 PORT-04 has the words and ways of the specification', () => {
    const { texts, waysOn } = guardProps('en', 'student');
    expect(texts.loading).toBe('Loading...');
    expect(texts.deniedTitle).toBe('Access denied. This page requires student access.');
    expect(waysOn.map(({ href }) => href)).toEqual(['/en/student/signup', '/en', '/en/portal']);
    expect(guardProps('de', 'partner').texts.loading).toBe('Wird geladen...');
    expect(guardProps('en', 'employer').waysOn[0]).toEqual({ label: 'Employer Login', href: '/en/login' });
    expect(guardProps('en', 'admin').waysOn.map(({ href }) => href)).toEqual(['/en', '/en/portal']);
  });
});
