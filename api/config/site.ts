import * as z from 'zod';
import { LANGUAGES } from '#contract/languages.ts';
import { MAX_WEEK_HOURS, RETENTION_NOTICE_DAYS } from '#contract/limits.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#contract/model/document.ts';
import { site as values } from '#site';
import { daysBetween } from '../time/berlin-time.ts';

const text = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });
const line = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
// Rules about several dates are for such that can be read.
const isoDate = z.iso.date({ abort: true });
// A slip such as 0 or 1 would delete everything at once.
const days = z
  .int()
  .min(
    RETENTION_NOTICE_DAYS,
    `at least ${RETENTION_NOTICE_DAYS}: a deletion is announced ${RETENTION_NOTICE_DAYS} days before`,
  );
const percent = z.number().min(0).max(100);
const payer = z.enum(['student', 'employer']);
const wages = z.array(z.strictObject({ from: isoDate, until: z.optional(isoDate), euro: z.number().positive() }));
const wageTable = z.strictObject({ minimum: wages.min(1), cleaning: wages });
type Wages = z.infer<typeof wageTable>;
const range = z
  .strictObject({ from: z.number().nonnegative(), to: z.number().nonnegative() })
  .refine(({ from, to }) => from <= to, 'from must not be above to');

const reasonKey = z.string().regex(/^[a-z][a-z-]{1,39}$/, 'small letters and - only');
const isUnique = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key)).size === rows.length;
/** Points of a check list. Their ids are kept with each tick. */
type Checked = DocumentType | 'identity_card';
const CHECKED: readonly Checked[] = [...DOCUMENT_TYPES, 'identity_card'];
const checkList = z
  .array(
    z.strictObject({ id: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'lower-case letters and - only'), ...text.shape }),
  )
  .refine((points) => new Set(points.map(({ id }) => id)).size === points.length, 'each id only once');

const programme = z.strictObject({
  season: text,
  durationMonths: z.int().positive(),
  maxDays: z.int().positive().max(90, 'at most 90, as the law says'),
  maxAge: z.int().positive(),
  minAge: z.int().min(18, 'at least 18: nothing here protects minors'),
  minDays: z.int().positive(),
  passportMonths: z.int().positive(),
  startsOn: isoDate,
  endsOn: isoDate,
  applicationsCloseOn: z.union([z.literal(''), isoDate]),
  level: z.strictObject({ minimum: line, preparation: line, advancedFrom: line, supportedUpTo: line }),
  costs: z.strictObject({
    studentFeeEuro: z.number().nonnegative(),
    paidBy: z.strictObject({ visa: payer, flight: payer, insurance: payer, securityCheck: payer, room: payer }),
    placementMonthlyEuro: z.strictObject({ holiday: z.number(), seasonal: z.number(), regular: z.number() }),
    statedSaving: z.strictObject({ holiday: text, seasonal: text }),
  }),
  maxMonths: z.strictObject({ holiday: z.int().positive(), seasonal: z.int().positive() }),
  startAfterReleaseWeeks: range,
  securityCheckWeeks: z.int().positive(),
  a2FollowsUntil: z.union([z.literal(''), isoDate]),
  passportFollowsUntil: z.union([z.literal(''), isoDate]),
  step1Approval: z.enum(['manual', 'automatic']),
  campaign: z.string().regex(/^[\w-]+$/, 'letters, digits, - and _ only'),
});

/** § 1 MiLoG: the minimum wage of 2026, below which none has been since. */
const LEAST_WAGE_EURO = 13.9;

/** What each value allows by itself, and no season can be: a slip of a digit would stand on pages, posters and in lists. */
function refuseOddSeason(season: z.infer<typeof programme>, context: z.RefinementCtx): void {
  const { startsOn, endsOn, applicationsCloseOn, minAge, maxAge, minDays, maxDays } = season;
  const refuse = (field: keyof typeof season, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const days = daysBetween(startsOn, endsOn) + 1;
  if (days < minDays) refuse('endsOn', `at least minDays (${minDays}) days after startsOn, which is ${startsOn}`);
  else if (days > maxDays) refuse('endsOn', `${days} days from ${startsOn}: more than maxDays (${maxDays})`);
  if (applicationsCloseOn > endsOn) refuse('applicationsCloseOn', `not after the last day, which is ${endsOn}`);
  if (minAge > maxAge) refuse('minAge', `not above maxAge, which is ${maxAge}`);
}

function refuseOddWages({ minimum, cleaning }: Wages, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [index, { euro }] of minimum.entries())
    if (euro < LEAST_WAGE_EURO || euro > 2 * LEAST_WAGE_EURO)
      refuse(['minimum', index, 'euro'], `euros an hour, from ${LEAST_WAGE_EURO} to ${2 * LEAST_WAGE_EURO}`);
  for (const [index, { from, euro }] of cleaning.entries()) {
    const legal = minimum.findLast((row) => row.from <= from)?.euro ?? LEAST_WAGE_EURO;
    if (euro < legal || euro > 2 * legal)
      refuse(['cleaning', index, 'euro'], `euros an hour, from the minimum wage of that day (${legal}) to twice of it`);
  }
}

const siteConfig = z.strictObject({
  brand: z.strictObject({ name: line, claim: text }),
  legal: z.strictObject({
    entity: line,
    street: line,
    city: line,
    country: text,
    representative: line,
    contentResponsible: line,
    register: z.string(),
    vatId: z.string(),
  }),
  contact: z.strictObject({
    email: z.email(),
    supportEmail: z.email(),
    privacyEmail: z.email(),
    fraudEmail: z.email(),
    senderEmail: z.email(),
    phoneGermany: line,
    phoneEthiopia: line,
    whatsapp: z.string().regex(/^\d{6,15}$/, 'digits only, with country code'),
    replyWithinHours: z.int().positive(),
  }),
  operator: z.strictObject({
    email: z.email(),
    lang: z.enum(LANGUAGES),
    news: z.strictObject({ applications: z.boolean(), partners: z.boolean(), employers: z.boolean() }),
    digest: z.boolean(),
  }),
  privacy: z.strictObject({
    lastChanged: isoDate,
    officer: z.string(),
    hosting: line,
    mailProvider: line,
    authority: z.strictObject({ name: line, url }),
  }),
  offline: z.strictObject({ keptDays: z.int().min(0).max(90) }),
  partnerNetwork: z.strictObject({ name: line, registrationUrl: url, embeddedFormUrl: z.union([z.literal(''), url]) }),
  partnerUniversities: z.array(line),
  reasons: z.strictObject({
    sendBack: z
      .array(z.strictObject({ key: reasonKey, documents: z.array(z.enum(DOCUMENT_TYPES)), text }))
      .refine(isUnique, 'each key once'),
    reject: z.array(z.strictObject({ key: reasonKey, text })).refine(isUnique, 'each key once'),
  }),
  documentChecks: z.strictObject(
    Object.fromEntries(CHECKED.map((type) => [type, checkList])) as Record<Checked, typeof checkList>,
  ),
  originals: z.strictObject({ addressLines: z.array(line).min(2), postWithinDays: z.int().positive() }),
  programme: programme.superRefine(refuseOddSeason),
  matching: z.strictObject({ employerAnswerDays: z.int().positive(), candidateAnswerDays: z.int().positive() }),
  earnings: z.strictObject({
    checkedOn: isoDate,
    wages: wageTable.superRefine(refuseOddWages),
    fullTimeWeekHours: z.number().positive().max(MAX_WEEK_HOURS),
    employerContributionPercent: percent,
    insuranceFree: z.strictObject({ months: z.int().positive(), workingDays: z.int().positive() }),
    tax: z.strictObject({
      byTable: z.strictObject({ freeEuro: z.number().nonnegative(), percentAbove: percent }),
      flatPercent: percent,
    }),
    month: z.strictObject({ hours: range, healthInsuranceEuro: range, roomEuro: range, livingEuro: range }),
  }),
  contracts: z.strictObject({
    readByCounselOn: z.union([z.literal(''), isoDate]),
    costsEuro: z.strictObject({
      ...{ visa: range, flight: range, securityCheck: range },
      ...{ exam: range, postage: range, embassy: range },
    }),
  }),
  retention: z
    .strictObject({
      endedDays: days,
      completedDays: days,
      passportDays: days,
      unfinishedDays: days,
      partnersDays: days,
      mailsDays: days,
      eventsDays: days,
      viewsDays: days,
      backupsDays: days,
      orphansDays: days,
      contractsKeptYears: z.int().nonnegative(),
    })
    .refine(({ passportDays, endedDays, completedDays }) => passportDays <= Math.min(endedDays, completedDays), {
      path: ['passportDays'],
      message: 'at most endedDays and completedDays: a passport goes with the application at the latest',
    }),
  testimonials: z.array(z.strictObject({ name: line, university: line, year: z.int(), quote: text })),
});
export type SiteConfig = z.infer<typeof siteConfig>;

// Compiling a schema takes longer than a single check with it.
const ONCE = { jitless: true };

/** site.config.ts, checked. Throws an Error whose message names each wrong value on its own line. */
export function readSiteConfig(raw: unknown = values): SiteConfig {
  const result = siteConfig.safeParse(raw, ONCE);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `site.config.ts: ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(lines.join('\n'));
}
