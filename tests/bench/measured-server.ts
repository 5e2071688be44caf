import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/child-server.ts';
import { builtDist, PUBLIC_URL } from '../support/dist.ts';
import { startCommand } from '../support/start-command.ts';
import { cpuMs } from './cpu.ts';

export type Measured = Awaited<ReturnType<typeof startMeasured>>;

/**
 * `product`: as it really runs, with every limit and its log in a file. With the same options `bare`, the bare server,
 * and from its sources the product with documents `sealed` or `plain`.
 */
export type MeasuredKind = 'product' | 'bare' | 'sealed' | 'plain';

export async function startMeasured(kind: MeasuredKind, dataDir: string) {
  const { env, options, script: main } = startCommand();
  const port = await freePort();
  const script = {
    product: [main],
    bare: ['tests/bench/bare-server.ts', dataDir, String(port)],
    sealed: ['tests/bench/storage-server.ts', 'sealed'],
    plain: ['tests/bench/storage-server.ts', 'plain'],
  }[kind];
  const product = { DIST_DIR: await builtDist(), DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL };
  const log = openSync(path.join(dataDir, 'server.log'), 'a');
  const from = performance.now();
  const child = spawn(process.execPath, [...options, ...script], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...env, ...product },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the ${kind} server ended with ${child.exitCode}`);
    await pause(5);
  }
  const startedInMs = performance.now() - from;
  const proc = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    kind,
    dataDir,
    url,
    port,
    pid: child.pid ?? 0,
    startedInMs,
    /** VmRSS: the memory now; VmHWM: its peak. */
    megabytes: (name: 'VmRSS' | 'VmHWM') => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(proc('status'))?.[1]) / 1024,
    /** Processor time of all threads together. */
    cpuMs: () => cpuMs(child.pid),
    /** Processor time of the thread that answers; what else the machine does hardly shows in it. */
    threadMs: () => Number(proc(`task/${child.pid}/schedstat`).split(' ')[0]) / 1e6,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
}
