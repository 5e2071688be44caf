import { isInvented } from '#api/config/placeholders.ts';
import type { SiteConfig } from '#api/config/site.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { RETENTION_NOTICE_DAYS, SECURITY_EVENTS_KEPT_DAYS } from '#contract/limits.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { noOfficer } from './common.text.ts';

/** Says a sentence in the language of the paper, with what the settings know. */
export type Say = (text: Text) => string;

/** @param today ISO day */
export function sayFor(site: SiteConfig, lang: Lang, today: string): Say {
  const facts = factsOf(site, lang, today);
  return (text) => fill(text[lang], facts);
}

/** Values that are still invented stand in brackets, as everything that has to be filled in. */
function factsOf(site: SiteConfig, lang: Lang, today: string) {
  const { brand, legal, contact, privacy, originals, retention } = site;
  const values = {
    brand: brand.name,
    entity: legal.entity,
    address: `${legal.street}, ${legal.city}, ${legal.country[lang]}`,
    representative: legal.representative,
    email: contact.email,
    phone: contact.phoneGermany,
    privacyEmail: contact.privacyEmail,
    officer: privacy.officer || noOfficer[lang],
    hosting: privacy.hosting,
    mailProvider: privacy.mailProvider,
    authority: privacy.authority.name,
    authorityUrl: privacy.authority.url,
    originals: originals.addressLines.join(', '),
  };
  const checked = Object.entries(values).map(([name, value]) => [name, isInvented(value) ? `[${value}]` : value]);
  return {
    ...Object.fromEntries(checked),
    noticeChanged: dateInWords(privacy.lastChanged, lang),
    today: dateInWords(today, lang),
    noticeDays: RETENTION_NOTICE_DAYS,
    securityDays: SECURITY_EVENTS_KEPT_DAYS,
    viewsDays: retention.viewsDays,
    mailsDays: retention.mailsDays,
  };
}
