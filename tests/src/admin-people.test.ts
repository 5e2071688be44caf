import { describe, expect, it } from 'vitest';
import { ADMIN_ACTS, type ListedAdmin } from '#contract/accounts/admin.ts';
import { DESK_ROLES, mayDecide } from '#contract/accounts/desk-roles.ts';
import { peopleTexts } from '#src/features/admin/people/people.text.ts';
import { byAddress, possibleActs } from '#src/features/admin/people/people.ts';
import { readListQuery } from '#src/ui/list/list-query.ts';

const somebody: ListedAdmin = {
  account_id: '8d4f0a52-1111-4222-8333-444455556666',
  email: 'b@example.org',
  desk_role: 'admin',
  has_second_factor: true,
  last_sign_in_at: null,
  disabled: false,
  is_you: false,
};

describe('The people of the admins’ area', () => {
  it('decide only as admins, and nobody outside does', () => {
    expect(DESK_ROLES.filter(mayDecide)).toEqual(['admin']);
    expect(mayDecide(null)).toBe(false);
  });

  it('are offered what can be done to them, and nothing to oneself', () => {
    expect(possibleActs(somebody)).toEqual(['make-reader', 'reset-second-factor', 'disable']);
    expect(possibleActs({ ...somebody, desk_role: 'reader', has_second_factor: false })).toEqual([
      'make-admin',
      'disable',
    ]);
    expect(possibleActs({ ...somebody, disabled: true })).toEqual(['enable']);
    expect(possibleActs({ ...somebody, is_you: true })).toEqual([]);
  });

  it('are sorted by address', () => {
    const other = { ...somebody, email: 'a@example.org' };
    const found = { people: [somebody, other], invitations: [], previous: null, next: null };
    expect(byAddress(found)).toEqual({ ...found, people: [other, somebody] });
  });

  it('are paged by an id, which the address may name', () => {
    const after = somebody.account_id;
    expect(readListQuery(`?after=${after}`, {})).toEqual({ after });
    expect(readListQuery('?after=a/b', {})).toEqual({});
  });

  it.each(['de', 'en'] as const)('have a sentence for each act: %s', (lang) => {
    const { acts } = peopleTexts(lang);
    for (const act of ADMIN_ACTS)
      expect([act, acts[act].title, acts[act].done]).toEqual([
        act,
        expect.stringContaining('{email}'),
        expect.stringContaining('{email}'),
      ]);
  });
});
