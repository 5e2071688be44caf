import type { ChildProcess } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A signal that ends this process ends its child first: nobody else would tell it. */
export function endTogether(child: ChildProcess): void {
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  child.once('exit', () => SIGNALS.forEach((signal) => void process.off(signal, end)));
}
