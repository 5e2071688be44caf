import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { builtDist } from './dist.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The product as a process of its own, as `npm start` runs it, so that it can be killed. */
export async function startChild(dataDir: string, port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['api/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...(await environment(dataDir, port)), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await opened(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    /** As a power cut would: no handler runs. */
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function environment(dataDir: string, port: number) {
  return {
    DIST_DIR: await builtDist(),
    DATA_DIR: dataDir,
    PORT: String(port),
    // The address that the built site of the tests is made for.
    PUBLIC_URL: 'http://127.0.0.1:3000',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
  };
}

async function opened(child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => said.includes('is open at') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
