import type { Text } from '#contract/languages.ts';

/** The head of the exported table, in its order. */
export const COLUMNS = {
  number: { de: 'Bewerbungsnummer', en: 'Application number' },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  phone: { de: 'Telefon', en: 'Phone' },
  lang: { de: 'Sprache', en: 'Language' },
  season: { de: 'Saison', en: 'Season' },
  partner: { de: 'Partner', en: 'Partner' },
  step: { de: 'Schritt', en: 'Step' },
  status: { de: 'Status', en: 'Status' },
  waits: { de: 'Wartet auf uns seit', en: 'Waiting for us since' },
  sentBack: { de: 'Nachforderung', en: 'Sent back' },
  deferred: { de: 'Wird nachgereicht', en: 'To follow' },
  deferredUntil: { de: 'Nachgereicht bis', en: 'Follows by' },
  originalsPosted: { de: 'Originale abgeschickt am', en: 'Originals posted on' },
  originals: { de: 'Originale angekommen am', en: 'Originals received on' },
  placement: { de: 'Platz', en: 'Placement' },
  created: { de: 'Beworben am', en: 'Applied on' },
} as const satisfies Record<string, Text>;

export const YES: Text = { de: 'ja', en: 'yes' };

/** The season of an application that came after the last one. */
export const NEXT: Text = { de: 'die nächste', en: 'the next one' };
