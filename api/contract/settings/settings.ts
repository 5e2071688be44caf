import * as z from 'zod/mini';
import { BUILD_FAULTS } from './build-state.ts';

/** Values by field; what is in one, the schema of the settings says, which only the server has. */
const values = z.record(z.string(), z.unknown());
const version = z.int('input_invalid').check(z.nonnegative('input_invalid'));

/** What becomes of it: `values` as they were typed, or those of an `earlier` version. */
export const settingsChangeInput = z.object({ values: z.optional(values), earlier: z.optional(version) });

/** `seen`: the version that was on the screen. `lost`: how much the preview said would be lost. */
export const keepSettingsInput = z.extend(settingsChangeInput, { seen: version, lost: version });
export const settingsHistoryInput = z.object({
  before: z.optional(
    z.pipe(z.string('input_invalid').check(z.regex(/^\d{1,9}$/, 'input_invalid')), z.transform(Number)),
  ),
});

const change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type SettingsChange = z.infer<typeof change>;

/** What a change takes away. */
export const LOSSES = [
  'passports',
  'ended',
  'completed',
  'unfinished',
  'partners_lists',
  'mails',
  'events',
  'views',
  'backups',
  'orphans',
  'candidates',
  'payers',
  'underpaid',
] as const;
export type Loss = (typeof LOSSES)[number];
const loss = z.object({ what: z.enum(LOSSES), count: z.number() });
export type SettingsLoss = z.infer<typeof loss>;

export const settingsPreviewReply = z.object({ changes: z.array(change), losses: z.array(loss) });

const pages = z.object({
  kind: z.enum(['off', 'done', 'running', 'failed']),
  /** Since when. */
  at: z.nullable(z.string()),
  fault: z.nullable(z.enum(BUILD_FAULTS)),
  /** What the program that builds them said last. */
  said: z.string(),
});
export type PagesState = z.infer<typeof pages>;

export const settingsReply = z.object({
  version: z.number(),
  values,
  /** Fields whose kept value this release does not take. */
  refused: z.array(z.string()),
  /** Paths of values that are still the shipped examples. */
  invented: z.array(z.string()),
  pages,
});
export const pagesStateReply = z.object({ pages });
export const buildPagesInput = z.object({});

const pastVersion = z.object({
  version: z.number(),
  at: z.string(),
  /** Address of the admin, or the name of who typed the command; null where the account is gone. */
  by: z.nullable(z.string()),
  origin: z.enum(['typed', 'earlier', 'file', 'site.config.ts']),
  changes: z.array(change),
});
export type PastSettings = z.infer<typeof pastVersion>;
export const settingsHistoryReply = z.object({ versions: z.array(pastVersion), next: z.nullable(z.number()) });
