import * as z from 'zod';
import { site as values } from '#site';

const text = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });
const line = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const isoDate = z.iso.date();

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
    senderEmail: z.email(),
    phoneGermany: line,
    phoneEthiopia: line,
    whatsapp: z.string().regex(/^\d{6,15}$/, 'digits only, with country code'),
    replyWithinHours: z.int().positive(),
  }),
  partnerNetwork: z.strictObject({ name: line, registrationUrl: url, embeddedFormUrl: z.union([z.literal(''), url]) }),
  originals: z.strictObject({ addressLines: z.array(line).min(2), postWithinDays: z.int().positive() }),
  programme: z.strictObject({
    season: text,
    durationMonths: z.int().positive(),
    startsOn: isoDate,
    endsOn: isoDate,
    applicationsCloseOn: z.union([z.literal(''), isoDate]),
    level: z.strictObject({ minimum: line, preparation: line, supportedUpTo: line }),
    costs: z.strictObject({
      studentFeeEuro: z.number().nonnegative(),
      placementMonthlyEuro: z.strictObject({ holiday: z.number(), seasonal: z.number(), regular: z.number() }),
    }),
    a2FollowsUntil: z.union([z.literal(''), isoDate]),
    step1Approval: z.enum(['manual', 'automatic']),
    campaign: z.string().regex(/^[\w-]+$/, 'letters, digits, - and _ only'),
  }),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** site.config.ts, checked. Throws an Error whose message names each wrong value on its own line. */
export function readSiteConfig(raw: unknown = values): SiteConfig {
  const result = siteConfig.safeParse(raw);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `site.config.ts: ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(lines.join('\n'));
}
