import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { heldPort } from './child-server.ts';
import { builtDist } from './dist.ts';
import { startCommand } from './start-command.ts';

const LOOK_EVERY_MS = 20;

/** The product as systemd runs it by a socket: a shell holds the socket, and starts a server whenever one has ended. */
export async function startSupervised(dataDir: string) {
  const { env, options, script } = startCommand();
  const { port, fd, close } = await heldPort();
  const loop = `while :; do ${[process.execPath, ...options, script].join(' ')} & echo "pid $!"; wait $!; done`;
  const shell = spawn('sh', ['-c', loop], {
    env: {
      ...process.env,
      ...env,
      ...{ ENV_FILE: '/dev/null', DATA_DIR: dataDir, LISTEN_FDS: '1', PUBLIC_URL: 'http://127.0.0.1:3000' },
      ...{ DIST_DIR: await builtDist(), RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', DISK_RESERVE_MB: '1' },
    },
    // A process group of its own, so that nothing outlives whoever started it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', fd],
  });
  // From here on, the shell alone holds it.
  close();
  let said = '';
  for (const stream of [shell.stdout, shell.stderr]) stream?.on('data', (piece: Buffer) => (said += piece));
  const starts = () => said.split('is open at').length;
  const untilStarted = async (count: number) => {
    while (starts() < count) await pause(LOOK_EVERY_MS);
  };
  await untilStarted(2);
  return {
    port,
    /** The servers' output so far. */
    get said() {
      return said;
    },
    /** Stops the server, and waits until another one is there. */
    async restart() {
      const before = starts();
      process.kill(
        Number(
          said
            .match(/^pid (\d+)$/gm)
            ?.at(-1)
            ?.slice('pid '.length),
        ),
        'SIGTERM',
      );
      await untilStarted(before + 1);
    },
    async stop() {
      process.kill(-(shell.pid ?? 0), 'SIGKILL');
      await once(shell, 'close');
    },
  };
}
