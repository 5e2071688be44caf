import { describe, expect, it } from 'vitest';
import { readSiteConfig, type SiteConfig } from '#api/config/site.ts';
import { site } from '#site';

type Area = keyof SiteConfig;

/** The product's own values with some of one area changed. */
const changed = (area: Area, values: object) => ({ ...site, [area]: { ...site[area], ...values } });

const reason = (key: string) => ({ key, text: { de: 'Grund', en: 'Reason' } });
const SCAN = { ...reason('scan'), documents: ['cv'] };

describe('site.config.ts', () => {
  it('LANG-15 is right as it is shipped', () => {
    expect(readSiteConfig()).toEqual(site);
  });

  it.each<[string, Area, object]>([
    ['brand.name', 'brand', { name: '' }],
    ['brand.claim.en', 'brand', { claim: { de: 'Claim', en: '' } }],
    ['contact.email', 'contact', { email: 'kontakt' }],
    ['contact.whatsapp', 'contact', { whatsapp: '+49 170' }],
    ['partnerNetwork.registrationUrl', 'partnerNetwork', { registrationUrl: 'javascript:alert(1)' }],
    ['partnerNetwork.embeddedFormUrl', 'partnerNetwork', { embeddedFormUrl: 'form' }],
    ['originals.addressLines', 'originals', { addressLines: ['one line'] }],
    ['reasons.reject.0.key', 'reasons', { reject: [reason('Not So')] }],
    ['reasons.sendBack', 'reasons', { sendBack: [SCAN, SCAN] }],
    ['reasons.sendBack.0.documents.0', 'reasons', { sendBack: [{ ...SCAN, documents: ['visa'] }] }],
    ['originals.postWithinDays', 'originals', { postWithinDays: 0 }],
    ['programme.startsOn', 'programme', { startsOn: '01.07.2026' }],
    ['programme.endsOn', 'programme', { endsOn: '2026-02-30' }],
    ['programme.applicationsCloseOn', 'programme', { applicationsCloseOn: '30.06.2026' }],
    ['programme.step1Approval', 'programme', { step1Approval: 'later' }],
    ['programme.campaign', 'programme', { campaign: 'mu 2026&token=x' }],
    ['contact.fraudEmail', 'contact', { fraudEmail: 'sicher' }],
    ['earnings.checkedOn', 'earnings', { checkedOn: 'today' }],
    ['earnings.wages.minimum', 'earnings', { wages: { minimum: [], cleaning: [] } }],
    ['earnings.month.hours', 'earnings', { month: { ...site.earnings.month, hours: { from: 9, to: 1 } } }],
    ['programme.endsOn', 'programme', { startsOn: '2026-07-01', endsOn: '2026-06-01' }],
    ['programme.endsOn', 'programme', { startsOn: '2026-07-01', endsOn: '2026-12-28' }],
    ['programme.maxDays', 'programme', { maxDays: 181 }],
    ['programme.applicationsCloseOn', 'programme', { applicationsCloseOn: '2026-10-01' }],
    ['programme.minAge', 'programme', { minAge: 35, maxAge: 18 }],
    ['programme.minAge', 'programme', { minAge: 15 }],
    [
      'earnings.wages.minimum.0.euro',
      'earnings',
      { wages: { minimum: [{ from: '2026-01-01', euro: 146 }], cleaning: [] } },
    ],
    [
      'earnings.wages.minimum.0.euro',
      'earnings',
      { wages: { minimum: [{ from: '2026-01-01', euro: 1.39 }], cleaning: [] } },
    ],
    [
      'earnings.wages.cleaning.0.euro',
      'earnings',
      { wages: { ...site.earnings.wages, cleaning: [{ from: '2027-02-01', euro: 14.5 }] } },
    ],
    [
      'earnings.wages.cleaning.0.until',
      'earnings',
      { wages: { ...site.earnings.wages, cleaning: [{ from: '2026-01-01', until: '2016-12-31', euro: 15 }] } },
    ],
  ])('CONS-13 names %s when it is wrong', (path, area, values) => {
    expect(() => readSiteConfig(changed(area, values))).toThrow(new RegExp(`^site\\.config\\.ts: ${path}: [^\\n]+$`));
  });

  it('CONS-07 CONS-08 the start needs the support mailbox and the address for originals', () => {
    const { supportEmail: _support, ...contact } = site.contact;
    const { addressLines: _lines, ...originals } = site.originals;
    expect(() => readSiteConfig({ ...site, contact })).toThrow('site.config.ts: contact.supportEmail: ');
    expect(() => readSiteConfig({ ...site, originals })).toThrow('site.config.ts: originals.addressLines: ');
  });

  it('names an area that is missing and a value that nobody knows', () => {
    const { legal: _legal, ...rest } = site;
    expect(() => readSiteConfig(rest)).toThrow('site.config.ts: legal: ');
    expect(() => readSiteConfig(changed('brand', { slogan: 'x' }))).toThrow(/site\.config\.ts: brand: .*slogan/);
  });

  it('names every wrong value, each on its own line', () => {
    const twice = { ...changed('brand', { name: '' }), contact: { ...site.contact, email: 'x' } };
    expect(() => readSiteConfig(twice)).toThrow(
      /^site\.config\.ts: brand\.name: .+\nsite\.config\.ts: contact\.email: .+$/,
    );
  });

  it('STUD-03 names a testimonial that lacks a language or a year', () => {
    const testimonial = { name: 'Selam T.', university: 'Addis Abeba', year: 2025, quote: { de: 'Gut', en: 'Good' } };
    const withQuotes = (...testimonials: object[]) => readSiteConfig({ ...site, testimonials });
    expect(withQuotes(testimonial).testimonials).toEqual([testimonial]);
    expect(() => withQuotes({ ...testimonial, quote: { de: 'Gut' } })).toThrow(
      'site.config.ts: testimonials.0.quote.en: ',
    );
    expect(() => withQuotes(testimonial, { ...testimonial, year: '2025' })).toThrow(
      'site.config.ts: testimonials.1.year: ',
    );
    expect(() => withQuotes({ ...testimonial, photo: 'x.jpg' })).toThrow(/site\.config\.ts: testimonials\.0: .*photo/);
  });

  it('may leave the embedded form and the closing date empty', () => {
    expect(readSiteConfig(changed('partnerNetwork', { embeddedFormUrl: '' })).partnerNetwork.embeddedFormUrl).toBe('');
    expect(readSiteConfig(changed('programme', { applicationsCloseOn: '' })).programme.applicationsCloseOn).toBe('');
  });
});
