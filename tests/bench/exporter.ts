/** A process in which everybody takes their data along at once, and again some seconds later where they were told to. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Exported {
  made: number;
  refusals: number;
  seconds: number;
  megabytes: number;
}

// The server says 20 seconds; people are less patient, and each in their own way.
const PAUSE_MS = 4000;

async function exportAll(url: string, tokens: readonly string[]): Promise<Exported> {
  const from = performance.now();
  let [made, refusals, bytes] = [0, 0, 0];
  const exportOne = async (token: string) => {
    for (;;) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api/my-data/export`, { method: 'POST', headers, body: '{}' });
      const { byteLength } = await answer.arrayBuffer();
      if (answer.status === 200) {
        made += 1;
        bytes += byteLength;
        return;
      }
      if (answer.status !== 503) throw new Error(`the export answered ${answer.status}`);
      refusals += 1;
      await pause(Math.random() * PAUSE_MS);
    }
  };
  await Promise.all(tokens.map(exportOne));
  return { made, refusals, seconds: (performance.now() - from) / 1000, megabytes: Math.round(bytes / 1024 / 1024) };
}

/** The same crowd, each with one small question: what so many at once cost whatever they ask for. */
async function lookAll(url: string, token: string, people: number): Promise<void> {
  const lookOne = async () => {
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(`${url}/api/functions/get-applicant`, { headers })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: people }, lookOne));
}

process.on('message', ({ url, own, tokens }: { url: string; own?: string; tokens: string[] }) => {
  const done = own === undefined ? exportAll(url, tokens) : lookAll(url, own, tokens.length).then(() => true);
  void done.then((found) => process.send?.(found));
});
