import type { PartnerSort } from '#contract/partners/partner-admin.ts';
import type { Texts } from '#src/i18n/text.ts';

/** The filters of the list, and the links to its pages. */
export const filters = {
  check: { de: 'Prüfung', en: 'Verification' },
  invitation: { de: 'Einladung', en: 'Invitation' },
  all: { de: 'Alle', en: 'All' },
  verified: { de: 'Geprüft', en: 'Verified' },
  unverified: { de: 'Noch nicht geprüft', en: 'Not verified yet' },
  renamed: { de: 'Neuer Name', en: 'New name' },
  active: { de: 'Aktiv', en: 'Active' },
  paused: { de: 'Pausiert', en: 'Paused' },
  sort: { de: 'Reihenfolge', en: 'Order' },
  pages: { de: 'Weitere Partner', en: 'More partners' },
  previous: { de: 'Vorige Seite', en: 'Previous page' },
  next: { de: 'Nächste Seite', en: 'Next page' },
  one: { de: '1 Partner', en: '1 partner' },
  many: { de: '{count} Partner', en: '{count} partners' },
  nothing: { de: 'So einen Partner gibt es gerade nicht.', en: 'There is no such partner at the moment.' },
  showAll: { de: 'Alle Partner zeigen', en: 'Show all partners' },
} satisfies Texts;

export const sorts = {
  newest: { de: 'Neueste zuerst', en: 'Newest first' },
  oldest: { de: 'Älteste zuerst', en: 'Oldest first' },
  name: { de: 'Name A–Z', en: 'Name A–Z' },
  people: { de: 'Meiste Registrierungen', en: 'Most registrations' },
} satisfies Texts & Record<PartnerSort, unknown>;
