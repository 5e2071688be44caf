import { ROLE_RULES } from '#contract/accounts/roles.ts';
import type { Demo, SignIn } from './folder.ts';
import { codeNow } from './organisations.ts';

const COLUMN = 44;
const SHOWN_CODES = 4;
const ROLES = ['admin', 'partner', 'employer', 'student'] as const;

/** What is printed before the product starts: who can sign in where, and whose links open an application. */
export function signInsInWords({ password, signIns, links }: Demo, dataDir: string, publicUrl: string, now: number) {
  const roles = ROLES.flatMap((role) => [
    `  ${publicUrl}/en${ROLE_RULES[role].signIn}`,
    ...differing(signIns.filter((one) => one.role === role)).flatMap((one) => rowsOf(one, now)),
    '',
  ]);
  return [
    '',
    `Everybody here is invented. One password for all of them:  ${password}`,
    '',
    ...roles,
    '  Applications without an account, by their links:',
    ...links.map(({ about, url }) => `    ${about.padEnd(COLUMN)} ${url}`),
    '',
    '  Mails lie in the folder outbox as .eml files. The command line works on this folder too:',
    `    DATA_DIR=${dataDir} npm run applicants -- list`,
    '',
  ].join('\n');
}

function rowsOf({ email, about, secret, recoveryCodes = [] }: SignIn, now: number): string[] {
  const row = `    ${email.padEnd(COLUMN)} ${about}`;
  if (!secret) return [row];
  const codes = [
    `code at this moment: ${codeNow(secret, now)}`,
    `later, each once:    ${recoveryCodes.slice(0, SHOWN_CODES).join('  ')}`,
    `or in an app:        ${secret}`,
  ];
  return [row, ...codes.map((line) => `${' '.repeat(COLUMN + 5)}${line}`)];
}

/** The first of those that are there for the same thing. */
function differing(signIns: readonly SignIn[]): SignIn[] {
  return signIns.filter(({ about }, index) => signIns.findIndex((one) => one.about === about) === index);
}
