import type { EmployerField, EmployerState, Housing } from '#contract/employers/employer-rules.ts';
import type { Texts } from '#src/i18n/text.ts';

/** What an employer's form asks for; the admins' page shows it under the same names. */
export const employerFields = {
  company: { de: 'Firma', en: 'Company' },
  register_number: { de: 'Registergericht und Nummer', en: 'Register court and number' },
  seat: { de: 'Sitz (Anschrift)', en: 'Seat (address)' },
  representative: { de: 'Wer unterschreibt', en: 'Who signs' },
  company_number: { de: 'Betriebsnummer', en: 'Company number (Betriebsnummer)' },
  tariff: { de: 'Tarifvertrag', en: 'Collective agreement' },
  liability_insurance: { de: 'Betriebshaftpflicht', en: 'Business liability insurance' },
  accident_insurance: { de: 'Berufsgenossenschaft', en: 'Accident insurance (Berufsgenossenschaft)' },
  contact_person: { de: 'Ansprechperson', en: 'Contact person' },
  phone: { de: 'Telefon', en: 'Phone' },
  sites: { de: 'Standorte', en: 'Sites' },
  housing: { de: 'Unterkunft', en: 'Housing' },
  housing_euro: { de: 'Zimmerpreis im Monat (Euro)', en: 'Price of a room per month (euros)' },
} satisfies Texts & Record<EmployerField, unknown>;

export const employerStates = {
  new: { de: 'Noch nicht eingereicht', en: 'Not submitted yet' },
  submitted: { de: 'In Prüfung', en: 'Being vetted' },
  vetted: { de: 'Geprüft', en: 'Vetted' },
  refused: { de: 'Nicht bestätigt', en: 'Not confirmed' },
} satisfies Texts & Record<EmployerState, unknown>;

export const housingTexts = {
  provided: { de: 'Stellen wir', en: 'We provide rooms' },
  helped: { de: 'Suchen wir mit', en: 'We help to find one' },
  none: { de: 'Haben wir nicht', en: 'We have none' },
} satisfies Texts & Record<Housing, unknown>;

/** The same as operators read it. */
export const housingNames = {
  provided: { de: 'Wird gestellt', en: 'Provided' },
  helped: { de: 'Hilfe bei der Suche', en: 'Help to find it' },
  none: { de: 'Keine', en: 'None' },
} satisfies Texts & Record<Housing, unknown>;

/** The colour of a state's badge. */
export const STATE_TONES = { new: 'warn', submitted: 'info', vetted: 'ok', refused: 'bad' } as const satisfies Record<
  EmployerState,
  string
>;
