import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tellOperator } from '#api/mail/tell-operator.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { mailsTo } from '../support/mails.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const told = () => mailsTo(api, api.deps.site.operator.email);
const diskLow = () => tellOperator(api.deps, 'operator-disk-low', { free: '100', reserve: '500' });

describe('The operator', () => {
  it('is told by mail, in figures, without a link that opens anything', async () => {
    diskLow();
    const [mail] = await told();
    expect(mail?.subject).toBe('Die Festplatte ist fast voll');
    expect(mail?.text).toContain('noch 100 MB frei');
    expect(mail?.text).not.toMatch(/token=|confirm=|Wir fragen nie/);
  });

  it('is told the same thing once a day, and another thing at once', async () => {
    diskLow();
    api.clock.time += 23 * HOUR_MS;
    diskLow();
    tellOperator(api.deps, 'operator-mail-ceiling', { count: '300' });
    expect((await told()).map(({ subject }) => subject)).toHaveLength(2);
    api.clock.time += 2 * HOUR_MS;
    diskLow();
    expect(await told()).toHaveLength(3);
  });

  it('is told again although a clock that ran ahead noted a time to come', async () => {
    api.clock.time += 400 * DAY_MS;
    diskLow();
    api.clock.time -= 400 * DAY_MS;
    diskLow();
    expect(await told()).toHaveLength(2);
  });

  it('never stops what was under way: telling does not throw when nothing can be stored', () => {
    api.deps.db.pragma('query_only = ON');
    expect(diskLow).not.toThrow();
    api.deps.db.pragma('query_only = OFF');
  });
});
