import { SET_UP_HOURS } from '#contract/limits.ts';
import { seasonOn } from '#contract/matching/season.ts';
import { type Env, hostInUrl } from '../config/env.ts';
import type { Folders } from '../config/folders.ts';
import { placeholders } from '../config/placeholders.ts';
import type { SiteConfig } from '../config/site.ts';
import { writtenDate } from '../time/berlin-time.ts';

interface Started {
  env: Env;
  site: SiteConfig;
  folders: Folders;
  port: number;
  /** The token of the page on which the first admin is made, while there is none. */
  setUpToken: string | undefined;
  /** Whether the key of the documents lies beside them. */
  keysInFolder: boolean;
  /** An ISO day. Asked for only where it matters: the first date takes Node twenty milliseconds. */
  today(): string;
}

/** Printed after the start for the operator: where to look, where mail goes, what to do next. */
export function welcome({ env, site, folders, port, setUpToken, keysInFolder, today }: Started): string {
  const here = `http://${hostInUrl(env.HOST)}:${port}`;
  const lines = [
    `${site.brand.name} is open at ${here}${env.PUBLIC_URL === here ? '' : ` (for visitors: ${env.PUBLIC_URL})`}`,
    `  Data    ${folders.root}`,
    env.SMTP_URL
      ? `  Mail    by ${new URL(env.SMTP_URL).host}`
      : `  Mail    no SMTP_URL is set: every mail becomes a file in ${folders.outbox}`,
    ...(keysInFolder
      ? [
          `  Keys    documents are encrypted, but the key lies in the data folder too: whoever takes all of it can read them.`,
          `          For a key of its own: DOCUMENT_KEY_FILE (docs/operations.md, 'Encryption of documents')`,
        ]
      : []),
    setUpToken === undefined
      ? `  Next    apply at ${here}/en/join`
      : `  Next    become the first admin, or restore a backup: ${env.PUBLIC_URL}/${site.operator.lang}/set-up#token=${setUpToken}\n          The link works once, and until the next start; for ${SET_UP_HOURS} hours at most.`,
  ];
  lines.push(...unfinished(env, site, today));
  if (isProxyForgotten(env))
    lines.push(
      '',
      '  WARNING PUBLIC_URL is https, so a proxy must stand in front, and TRUST_PROXY is 0: all visitors count as one,',
      '          and limits meant for one of them lock out everybody. Set TRUST_PROXY=1 (docs/operations.md).',
    );
  return `\n${lines.join('\n')}\n\n`;
}

/** What a site that is open to the public should no longer have. On an address without https nobody is warned. */
function unfinished({ PUBLIC_URL }: Env, site: SiteConfig, today: () => string): string[] {
  if (!PUBLIC_URL.startsWith('https:')) return [];
  const invented = placeholders(site);
  const { endsOn } = site.programme;
  return [
    ...(invented.length > 0 ? ['', `  WARNING The settings still have invented values: ${invented.join(', ')}.`] : []),
    ...(seasonOn(site.programme, today()).phase === 'over'
      ? [
          '',
          `  WARNING The season was over on ${writtenDate(endsOn)}: all pages say so. Open the next one in the admin area`,
          '          (Seasons), and look at its wages.',
        ]
      : []),
  ];
}

/** PUBLIC_URL is https, but no proxy is set: the server itself speaks only HTTP. */
export function isProxyForgotten({ PUBLIC_URL, TRUST_PROXY }: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>): boolean {
  return PUBLIC_URL.startsWith('https:') && TRUST_PROXY === 0;
}
