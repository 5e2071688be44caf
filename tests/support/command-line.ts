import { readCommand, refusalOf } from '#api/command.ts';
import { createDeps } from '#api/create-deps.ts';
import type { Deps } from '#api/deps.ts';
import type { CliAnswer } from './run-cli.ts';

/**
 * The operator's command line beside a running server, with a connection to the database of its own, but in this
 * process: to start another one takes longer than most commands. `runCli` starts one.
 */
export function commandLine({ deps: { env, site, log, ...own } }: { deps: Deps }, clock = own.clock) {
  const deps = createDeps({ env, site, clock, log }, 'command');
  return {
    run: (...words: string[]) => answerOfCommand(() => readCommand(words)(deps)),
    close: () => deps.close(),
  };
}

/** What somebody reads at whose command this is done. */
export async function answerOfCommand(run: () => Promise<string>): Promise<CliAnswer> {
  try {
    return { code: 0, stdout: await run(), stderr: '' };
  } catch (error) {
    const { text, exitCode } = refusalOf(error);
    return { code: exitCode, stdout: '', stderr: text };
  }
}
