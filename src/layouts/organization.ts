import { LANGUAGES } from '#contract/languages.ts';
import type { site as values } from '#site';

/** What search engines may show about the organisation, in schema.org's format. */
export function organization(site: typeof values, home: string, logo: string): object {
  const { brand, legal, contact } = site;
  const [postalCode, locality] = splitCity(legal.city);
  const phone = (telephone: string, areaServed: string) => ({
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone,
    email: contact.supportEmail,
    areaServed,
    availableLanguage: LANGUAGES,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: legal.entity,
    url: home,
    logo,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: legal.street,
      postalCode,
      addressLocality: locality,
      addressCountry: 'DE',
    },
    contactPoint: [phone(contact.phoneGermany, 'DE'), phone(contact.phoneEthiopia, 'ET')],
  };
}

/** Splits '12345 Town' into its two parts. */
function splitCity(city: string): [postalCode: string | undefined, locality: string] {
  const parts = city.match(/^(\d{4,5})\s+(.+)$/);
  return parts?.[2] ? [parts[1], parts[2]] : [undefined, city];
}

/** JSON that is safe inside a script element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
