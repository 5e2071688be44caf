import type { Text } from '../languages.ts';
import type { FIELDS_OF_WORK } from './requirement-rules.ts';

/** The fields of work, as pages, mails and contracts call them. */
export const WORK_NAMES = {
  baggage: { de: 'Gepäck', en: 'Baggage' },
  cabin: { de: 'Kabine', en: 'Cabin' },
  service: { de: 'Service', en: 'Service' },
  other: { de: 'Anderes', en: 'Other' },
} as const satisfies Record<(typeof FIELDS_OF_WORK)[number], Text>;
