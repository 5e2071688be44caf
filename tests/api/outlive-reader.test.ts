import { describe, expect, it } from 'vitest';
import { freePort, startChild, startUnread } from '../support/child-server.ts';
import { tempDir } from '../support/temp-dir.ts';

describe('The server goes on serving when the reader of its log goes away', () => {
  it('while it runs', async () => {
    const child = await startChild(tempDir(), await freePort(), { LOG_LEVEL: 'trace' });
    child.stopReading();
    for (let round = 0; round < 30; round += 1) expect((await fetch(`${child.url}/api/health/ready`)).status).toBe(200);
    expect((await fetch(`${child.url}/de`)).status).toBe(200);
    expect(await child.kill('SIGTERM')).toBe(0);
  }, 60_000);

  it('before it has said that it is open', async () => {
    const server = await startUnread(tempDir(), await freePort());
    for (let round = 0; round < 30; round += 1)
      expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  }, 60_000);
});
