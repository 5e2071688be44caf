import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#site';

/** What a site was built from. The build writes it to stamp.json beside the pages. */
export interface SiteStamp {
  /** SHA-256 over everything that the build reads; see scripts/build-site.ts. */
  sources: string;
  config: string;
  publicUrl: string;
}

/** Reads the stamp of a built site; undefined if it is missing or broken. */
export function readStamp(dir: string): SiteStamp | undefined {
  try {
    const stamp: unknown = JSON.parse(readFileSync(join(dir, 'stamp.json'), 'utf8'));
    return isStamp(stamp) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** SHA-256 of the values of site.config.ts; its comments do not count. */
export function configHash(): string {
  return createHash('sha256').update(JSON.stringify(site)).digest('hex');
}

/** Why the built site in `dir` may not be served for `publicUrl`, and what to do; undefined if it may. */
export function stampProblem(dir: string, publicUrl: string): string | undefined {
  const stamp = readStamp(dir);
  const remedy = `Build the site again with PUBLIC_URL=${publicUrl}: npm run build (in a container: docker compose build).`;
  if (!stamp) return `There is no complete built site in ${dir}. ${remedy}`;
  if (stamp.publicUrl !== publicUrl) return `The site in ${dir} was built for ${stamp.publicUrl}. ${remedy}`;
  if (stamp.config !== configHash()) return `site.config.ts has changed since the site in ${dir} was built. ${remedy}`;
  return undefined;
}

function isStamp(value: unknown): value is SiteStamp {
  const stamp = value as Partial<SiteStamp> | null;
  return [stamp?.sources, stamp?.config, stamp?.publicUrl].every((part) => typeof part === 'string');
}
