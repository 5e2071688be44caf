import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '#api/config/env.ts';
import { placeholders } from '#api/config/placeholders.ts';
import type { SiteConfig } from '#api/config/site.ts';
import { siteOfFolder } from '#api/settings/site-of-folder.ts';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { berlinDay } from '#src/i18n/format.ts';
import { breach } from './privacy-papers/breach.ts';
import { type Say, sayFor } from './privacy-papers/facts.ts';
import { htmlOf, type Paper } from './privacy-papers/paper.ts';
import { processorContract } from './privacy-papers/processor-contract.ts';
import { record } from './privacy-papers/record.ts';

const USAGE = 'Usage: npm run privacy -- <folder>, where the papers about privacy are to be written';

const PAPERS: readonly { make: (say: Say, lang: Lang) => Paper; file: Record<Lang, string> }[] = [
  { make: record, file: { de: 'verarbeitungsverzeichnis', en: 'record-of-processing' } },
  { make: processorContract, file: { de: 'auftragsverarbeitung', en: 'processing-contract' } },
  { make: breach, file: { de: 'datenpanne', en: 'data-breach' } },
];

/** The papers that an operator needs beside the privacy notice, by the names of their files. */
export function privacyPapers(site: SiteConfig, today: string): Map<string, string> {
  const papers = LANGUAGES.flatMap((lang) => {
    const say = sayFor(site, lang, today);
    return PAPERS.map(({ make, file }) => [`${file[lang]}.html`, htmlOf(make(say, lang))] as const);
  });
  return new Map(papers);
}

/** Writes them into a folder; nothing there is written over, as somebody may have filled it in. */
function write(folder: string, site: SiteConfig): string {
  const papers = [...privacyPapers(site, berlinDay(Date.now()))].map(
    ([name, html]) => [path.join(folder, name), html] as const,
  );
  const taken = papers.map(([file]) => file).find((file) => existsSync(file));
  if (taken) throw new Error(`${taken} is there already. Name another folder, so that nothing filled in is lost.`);
  mkdirSync(folder, { recursive: true });
  for (const [file, html] of papers) writeFileSync(file, html, { flag: 'wx' });
  const invented = placeholders(site);
  return [
    'Written, to be read by counsel:',
    ...papers.map(([file]) => `  ${file}`),
    ...(invented.length > 0 ? [`Still invented in the settings: ${invented.join(', ')}`] : []),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const [folder, ...rest] = process.argv.slice(2);
  try {
    if (!folder || folder.startsWith('-') || rest.length > 0) throw new Error(USAGE);
    process.stdout.write(write(folder, await siteOfFolder(readEnv().DATA_DIR)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
