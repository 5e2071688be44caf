import { describe, expect, it } from 'vitest';
import { RETENTION_WORK } from '#api/retention/retention.store.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { adminRetentionTexts } from '#src/features/admin/retention/retention.text.ts';
import { retentionFields, retentionIn } from '#src/features/admin/retention/retention.ts';
import { readListQuery } from '#src/ui/list/list-query.ts';

describe('The page of what is deleted next', () => {
  it('has a word for all that the jobs count, and the periods of site.config.ts', () => {
    for (const lang of LANGUAGES) {
      const t = adminRetentionTexts(lang);
      expect(Object.keys(t.work).sort()).toEqual([...RETENTION_WORK].sort());
      const days = t.periods.map(({ howLong }) => Number(howLong.split(' ')[0]));
      const { passportDays, endedDays, completedDays, unfinishedDays } = site.retention;
      expect(days).toEqual([passportDays, endedDays, completedDays, unfinishedDays]);
    }
  });

  it('shows what is kept where its address says so', () => {
    expect(readListQuery('?kind=held', retentionFields)).toEqual({ kind: 'held' });
    expect(readListQuery('?kind=gone', retentionFields)).toEqual({});
  });

  it('asks for a reload where a newer server has a status that the page does not know', () => {
    const read = (...applications: { id: string; status: string }[]) =>
      retentionIn({ applications, log: [], previous: null, next: null } as unknown as Parameters<
        typeof retentionIn
      >[0]);
    const known = { id: 'a', status: 'COMPLETE' };
    expect(read(known).applications).toEqual([known]);
    expect(read(known, { id: 'b', status: 'FOO' }).applications).toBe('status-unknown');
  });
});
