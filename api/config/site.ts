import * as z from 'zod';
import { LANGUAGES } from '#contract/languages.ts';
import { MAX_WEEK_HOURS, RETENTION_NOTICE_DAYS } from '#contract/limits.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#contract/model/document.ts';
import { site as values } from '#site';

const text = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });
const line = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const isoDate = z.iso.date();
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
  programme: z.strictObject({
    season: text,
    durationMonths: z.int().positive(),
    maxDays: z.int().positive(),
    maxAge: z.int().positive(),
    minAge: z.int().positive(),
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
  }),
  matching: z.strictObject({ employerAnswerDays: z.int().positive(), candidateAnswerDays: z.int().positive() }),
  earnings: z.strictObject({
    checkedOn: isoDate,
    wages: z.strictObject({ minimum: wages.min(1), cleaning: wages }),
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
    costsEuro: z.strictObject({ visa: range, flight: range, securityCheck: range }),
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
