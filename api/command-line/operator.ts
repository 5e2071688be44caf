import { userInfo } from 'node:os';
import { cleanText } from '#contract/clean-text.ts';
import { UsageError } from './usage-error.ts';

export interface Operator {
  name: string;
}

const MAX_CHARACTERS = 60;

/** Takes `--as <name>` out of a command's arguments. Without it, the operator is the system user. */
export function takeOperator(args: readonly string[]): { operator: Operator; args: string[] } {
  const at = args.indexOf('--as');
  if (at < 0) return { operator: { name: systemUser() }, args: [...args] };
  const name = cleanText(args[at + 1] ?? '').trim();
  if (name === '' || name.startsWith('--') || name.length > MAX_CHARACTERS)
    throw new UsageError(`Say who you are in at most ${MAX_CHARACTERS} characters: --as <name>`);
  return { operator: { name }, args: args.toSpliced(at, 2) };
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run with a user id that has no name.
    return `user ${process.getuid?.() ?? '?'}`;
  }
}
