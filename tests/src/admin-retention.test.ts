import { describe, expect, it } from 'vitest';
import { RETENTION_WORK } from '#api/retention/retention.store.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { adminRetentionTexts } from '#src/features/admin/retention/retention.text.ts';
import { readRetention, retentionFields } from '#src/features/admin/retention/retention.ts';
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

  it('shows what is kept where its address says so; a foreign answer is none', () => {
    expect(readListQuery('?kind=held', retentionFields)).toEqual({ kind: 'held' });
    expect(readListQuery('?kind=gone', retentionFields)).toEqual({});
    expect(readRetention({ applications: [] })).toEqual({ applications: [], log: [], previous: null, next: null });
    expect(readRetention({})).toBeUndefined();
    expect(readRetention({ applications: [null] })).toBeUndefined();
  });

  it('asks for a reload where a newer server has a status that the page does not know', () => {
    const applications = [{ id: 'a', status: 'COMPLETE' }];
    expect(readRetention({ applications })?.applications).toEqual(applications);
    const newer = [...applications, { id: 'b', status: 'FOO' }];
    expect(readRetention({ applications: newer })?.applications).toBe('status-unknown');
  });
});
