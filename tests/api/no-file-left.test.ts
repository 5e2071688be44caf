import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { startChild } from '../support/child-server.ts';
import { builtDist } from '../support/dist.ts';
import { tempDir } from '../support/temp-dir.ts';

// Building takes longer than the test may.
beforeAll(builtDist);

it('STAC-10 is not live where the process can open no file', async () => {
  const server = await startChild(tempDir(), 0, {}, { openFiles: 150 });
  onTestFinished(async () => void (await server.kill()));
  const open = () => connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
  const asking = open();
  const ask = async () => {
    asking.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    let answer = '';
    // It may come in several pieces.
    while (!answer.endsWith('}')) answer += String((await once(asking, 'data'))[0]);
    return answer;
  };
  expect(await ask()).toMatch(/^HTTP\/1.1 200/);
  const others = Array.from({ length: 200 }, open);
  // Node keeps a file in reserve, and may lose it while it turns connections away: one more then takes its place.
  while (!(await ask()).startsWith('HTTP/1.1 503')) others.push(open());
  for (const socket of others) socket.destroy();
  while (!(await ask()).startsWith('HTTP/1.1 200'));
});
