import type { Text } from '../languages.ts';
import type { Status } from '../model/status.ts';
import type { QueueStep } from '../model/steps.ts';

/** The steps as the review desk and its export name them. */
export const QUEUE_STEP_NAMES = {
  step1: { de: 'Schritt 1', en: 'Step 1' },
  step2: { de: 'Schritt 2', en: 'Step 2' },
  enrolment: { de: 'Immatrikulation', en: 'Enrolment' },
  originals: { de: 'Originale', en: 'Originals' },
  ended: { de: 'Abgeschlossen', en: 'Closed' },
} as const satisfies Record<QueueStep, Text>;

/** The statuses as operators read them. */
export const STATUS_NAMES = {
  PRE_REGISTERED: { de: 'Voranmeldung eingegangen', en: 'Pre-registration received' },
  STEP1_APPROVED: { de: 'Schritt 1 freigegeben', en: 'Step 1 approved' },
  A2_CV_RECEIVED: { de: 'Unterlagen eingegangen', en: 'Documents received' },
  STEP2_APPROVED: { de: 'Unterlagen freigegeben', en: 'Documents approved' },
  ENROLMENT_UPLOADED: { de: 'Erklärung eingegangen', en: 'Declaration received' },
  COMPLETE: { de: 'Vollständig', en: 'Complete' },
  REJECTED: { de: 'Abgelehnt', en: 'Rejected' },
  WITHDRAWN: { de: 'Zurückgezogen', en: 'Withdrawn' },
} as const satisfies Record<Status, Text>;
