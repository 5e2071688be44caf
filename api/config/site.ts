import * as z from 'zod';
import { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import { ERRORS } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { MAX_WEEK_HOURS } from '#contract/limits.ts';
import { type CheckedDocument, DOCUMENT_TYPES } from '#contract/model/document.ts';
import { phone } from '#contract/phone.ts';
import { site as values } from '#site';
import { daysBetween } from '../time/berlin-time.ts';
import { retention } from './retention-periods.ts';
import { siteFault } from './site-fault.ts';

// Messages are error codes: each has a sentence in #contract/errors.ts.
const LINE = 300;
const PROSE = 1000;
const ROWS = 40;
const prose = z.string().min(1, 'input_empty').max(PROSE, 'input_too_long');
const text = z.strictObject({ de: prose, en: prose });
const blank = z.string().max(LINE, 'input_too_long');
const line = blank.min(1, 'input_empty');
const email = z.email('email_invalid').max(LINE, 'input_too_long');
const url = z.url({ protocol: /^https?$/, error: 'settings_url' }).max(PROSE, 'input_too_long');
// Rules about several dates are for such that can be read.
const MOST_QUIET_DAYS = 100;
const isoDate = z.iso.date({ abort: true, error: 'date_invalid' });
// More is a slip, and no day of the calendar any more.
const few = z.int().positive().max(366);
// Whoever is not at a phone or a desk for a weekend would lose an offer, or be passed over.
const answerDays = z.int().min(3).max(366);
const euros = z.number().nonnegative().max(100_000);
const monthly = euros.positive();
const percent = z.number().min(0).max(100);
const payer = z.enum(['student', 'employer']);
const wages = z
  .array(
    z
      .strictObject({ from: isoDate, until: z.optional(isoDate), euro: z.number().positive() })
      // Such a row would count on no day at all.
      .refine(({ from, until = from }) => until >= from, { path: ['until'], message: 'end_before_start' }),
  )
  .max(ROWS)
  .refine((rows) => rows.every(({ from }, at) => at === 0 || from > (rows[at - 1]?.from ?? '')), 'settings_order');
const wageTable = z.strictObject({ minimum: wages.min(1), cleaning: wages });
type Wages = z.infer<typeof wageTable>;
const rangeOf = (value: z.ZodNumber) =>
  z.strictObject({ from: value, to: value }).refine(({ from, to }) => from <= to, 'settings_range');
const range = rangeOf(euros);
// Pages would promise the pay of hours that nobody may work (§ 3 ArbZG).
const MOST_HOURS = (MAX_WEEK_HOURS * 52) / 12;
const hoursAMonth = rangeOf(z.number().nonnegative().max(MOST_HOURS));

const key = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'settings_key');
const isUnique = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key)).size === rows.length;
const CHECKED: readonly CheckedDocument[] = [...DOCUMENT_TYPES, 'identity_card'];
/** Points of a check list. Their ids are kept with each tick. */
const checkList = z
  .array(z.strictObject({ id: key, ...text.shape }))
  .max(ROWS)
  .refine((points) => new Set(points.map(({ id }) => id)).size === points.length, 'settings_twice');

const openSeason = z.strictObject({
  id: z.string(),
  season: text,
  startsOn: isoDate,
  endsOn: isoDate,
  applicationsCloseOn: z.union([z.literal(''), isoDate]),
});
const programme = z.strictObject({
  season: text,
  durationMonths: z.int().positive(),
  maxDays: z.int().positive().max(90, 'at most 90, as the law says'),
  maxAge: z.int().max(99),
  // Nothing here protects minors.
  minAge: z.int().min(18),
  minDays: z.int().positive(),
  passportMonths: z.int().positive(),
  startsOn: isoDate,
  endsOn: isoDate,
  applicationsCloseOn: z.union([z.literal(''), isoDate]),
  // Of seasons as the database has them; site.config.ts names none.
  open: z.optional(z.array(openSeason)),
  isFirst: z.optional(z.boolean()),
  fieldsOfWork: z.optional(z.array(z.enum(FIELDS_OF_WORK))),
  level: z.strictObject({ minimum: line, preparation: line, advancedFrom: line, supportedUpTo: line }),
  costs: z.strictObject({
    studentFeeEuro: euros,
    paidBy: z.strictObject({ visa: payer, flight: payer, insurance: payer, securityCheck: payer, room: payer }),
    placementMonthlyEuro: z.strictObject({ holiday: monthly, seasonal: monthly, regular: monthly }),
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

/** § 1 MiLoG, as far as it is set: no table may have less on any day. */
const LEGAL_WAGES = [
  { from: '2026-01-01', euro: 13.9 },
  { from: '2027-01-01', euro: 14.6 },
] as const;
const LEAST_WAGE_EURO = LEGAL_WAGES[0].euro;
const wageOn = (rows: readonly { from: string; euro: number }[], day: string) =>
  rows.findLast(({ from }) => from <= day)?.euro;

/** What each value allows by itself, and no season can be: a slip of a digit would stand on pages, posters and in lists. */
function refuseOddSeason(season: z.infer<typeof programme>, context: z.RefinementCtx): void {
  const { startsOn, endsOn, applicationsCloseOn, minAge, maxAge, minDays, maxDays } = season;
  const refuse = (field: keyof typeof season, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const days = daysBetween(startsOn, endsOn) + 1;
  if (days < minDays) refuse('endsOn', `at least minDays (${minDays}) days after startsOn, which is ${startsOn}`);
  else if (days > maxDays) refuse('endsOn', `${days} days from ${startsOn}: more than maxDays (${maxDays})`);
  if (applicationsCloseOn > endsOn) refuse('applicationsCloseOn', `not after the last day, which is ${endsOn}`);
  if (minAge > maxAge) refuse('minAge', 'settings_range');
}

function refuseOddWages({ minimum, cleaning }: Wages, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], least: number) =>
    context.addIssue({ code: 'custom', path, message: 'settings_wage', params: { from: least, to: 2 * least } });
  const leastOn = (day: string) => wageOn(LEGAL_WAGES, day) ?? LEAST_WAGE_EURO;
  const isOdd = ({ from, euro }: Wages['minimum'][number]) => euro < leastOn(from) || euro > 2 * leastOn(from);
  for (const [index, row] of minimum.entries()) if (isOdd(row)) refuse(['minimum', index, 'euro'], leastOn(row.from));
  // What else is measured by a slip would only be said to be wrong as well.
  if (minimum.some(isOdd)) return;
  // A row that is missing, or begins later than the law, leaves days without its wage.
  const gap = LEGAL_WAGES.find(({ from, euro }) => (wageOn(minimum, from) ?? 0) < euro);
  if (gap && minimum.length > 0) {
    const params = { year: gap.from.slice(0, 4), euro: gap.euro };
    context.addIssue({ code: 'custom', path: ['minimum'], message: 'settings_wage_gap', params });
  }
  for (const [index, { from, euro }] of cleaning.entries()) {
    const legal = wageOn(minimum, from) ?? LEAST_WAGE_EURO;
    if (euro < legal || euro > 2 * legal) refuse(['cleaning', index, 'euro'], legal);
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
    register: blank,
    vatId: blank,
  }),
  contact: z.strictObject({
    email,
    supportEmail: email,
    privacyEmail: email,
    fraudEmail: email,
    senderEmail: email,
    phoneGermany: line.pipe(phone),
    phoneEthiopia: line.pipe(phone),
    whatsapp: z.string().regex(/^\d{6,15}$/, 'settings_digits'),
    replyWithinHours: few,
  }),
  operator: z.strictObject({
    email,
    lang: z.enum(LANGUAGES),
    news: z.strictObject({ applications: z.boolean(), partners: z.boolean(), employers: z.boolean() }),
    digest: z.boolean(),
  }),
  privacy: z.strictObject({
    lastChanged: isoDate,
    officer: blank,
    hosting: line,
    mailProvider: line,
    authority: z.strictObject({ name: line, url }),
  }),
  offline: z.strictObject({ keptDays: z.int().min(0).max(90) }),
  partnerNetwork: z.strictObject({ name: line, registrationUrl: url, embeddedFormUrl: z.union([z.literal(''), url]) }),
  partnerUniversities: z.array(line).max(10 * ROWS),
  reasons: z.strictObject({
    sendBack: z
      .array(z.strictObject({ key, documents: z.array(z.enum(DOCUMENT_TYPES)), text }))
      .max(ROWS)
      .refine(isUnique, 'settings_twice'),
    reject: z.array(z.strictObject({ key, text })).max(ROWS).refine(isUnique, 'settings_twice'),
  }),
  documentChecks: z.strictObject(
    Object.fromEntries(CHECKED.map((type) => [type, checkList])) as Record<CheckedDocument, typeof checkList>,
  ),
  originals: z.strictObject({ addressLines: z.array(line).min(2).max(10), postWithinDays: few }),
  programme: programme.superRefine(refuseOddSeason),
  matching: z.strictObject({
    ...{ employerAnswerDays: answerDays, candidateAnswerDays: answerDays },
    quietDays: z
      .array(z.string())
      .max(MOST_QUIET_DAYS)
      .refine((all) => all.every((day) => isoDate.safeParse(day).success), 'days_invalid'),
  }),
  earnings: z.strictObject({
    checkedOn: isoDate,
    wages: wageTable.superRefine(refuseOddWages),
    fullTimeWeekHours: z.number().positive().max(MAX_WEEK_HOURS),
    employerContributionPercent: percent,
    insuranceFree: z.strictObject({ months: few, workingDays: few }),
    tax: z.strictObject({
      byTable: z.strictObject({ freeEuro: euros, percentAbove: percent }),
      flatPercent: percent,
    }),
    month: z.strictObject({ hours: hoursAMonth, healthInsuranceEuro: range, roomEuro: range, livingEuro: range }),
  }),
  contracts: z.strictObject({
    readByCounselOn: z.union([z.literal(''), isoDate]),
    costsEuro: z.strictObject({
      ...{ visa: range, flight: range, securityCheck: range },
      ...{ exam: range, postage: range, embassy: range },
    }),
  }),
  retention,
  testimonials: z
    .array(z.strictObject({ name: line, university: line, year: z.int().min(2000).max(2100), quote: text }))
    .max(ROWS),
});
export type SiteConfig = z.infer<typeof siteConfig>;

// Compiling a schema takes longer than a single check with it.
const ONCE = { jitless: true };

/** site.config.ts, checked. Throws an Error whose message names each wrong value on its own line. */
export function readSiteConfig(raw: unknown = values): SiteConfig {
  const result = checkSite(raw);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `site.config.ts: ${issue.path.join('.')}: ${inEnglish(issue)}`);
  throw new Error(lines.join('\n'));
}

export const checkSite = (raw: unknown) => siteConfig.safeParse(raw, ONCE);

function inEnglish(issue: z.core.$ZodIssue): string {
  if (!Object.hasOwn(ERRORS, issue.message)) return issue.message;
  const { code, params } = siteFault(issue);
  return fill(ERRORS[code].en, params);
}
