import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteConfig, type SiteConfig } from './site.ts';

/** What a site was built from. The build writes it to stamp.json beside the pages. */
export interface SiteStamp {
  /** SHA-256 over everything that the build reads; see source-hash.ts. */
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

/** SHA-256 of the values that the pages are made of, in whichever order the server or the build has their keys. */
export function configHash(site: SiteConfig = readSiteConfig()): string {
  const ordered = (_: string, value: unknown) =>
    value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  return createHash('sha256').update(JSON.stringify(site, ordered)).digest('hex');
}

/** What of the built site in `dir` does not fit the address or the settings; undefined if both do. */
export function stampProblem(
  dir: string,
  publicUrl: string,
  site?: SiteConfig,
): 'missing' | 'address' | 'settings' | undefined {
  const stamp = readStamp(dir);
  if (!stamp) return 'missing';
  if (stamp.publicUrl !== publicUrl) return 'address';
  return stamp.config === configHash(site) ? undefined : 'settings';
}

function isStamp(value: unknown): value is SiteStamp {
  const stamp = value as Partial<SiteStamp> | null;
  return [stamp?.sources, stamp?.config, stamp?.publicUrl].every((part) => typeof part === 'string');
}
