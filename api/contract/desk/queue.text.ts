import { STEP_NAMES } from '../applications/step-names.text.ts';
import type { Text } from '../languages.ts';
import type { Status } from '../model/status.ts';
import type { QueueStep } from '../model/steps.ts';

// A table that is searched has the words without places to break them.
const whole = ({ de, en }: Text) => ({ de: de.replace('\u00ad', ''), en });

/** The steps as the review desk and its export name them. */
export const QUEUE_STEP_NAMES = {
  step1: whole(STEP_NAMES[0]),
  step2: whole(STEP_NAMES[1]),
  enrolment: whole(STEP_NAMES[2]),
  originals: { de: 'Originale', en: 'Originals' },
  ended: { de: 'Abgeschlossen', en: 'Closed' },
} as const satisfies Record<QueueStep, Text>;

/** The statuses as operators read them. */
export const STATUS_NAMES = {
  PRE_REGISTERED: { de: 'Voranmeldung eingegangen', en: 'Pre-registration received' },
  STEP1_APPROVED: { de: 'Voranmeldung freigegeben', en: 'Pre-registration approved' },
  A2_CV_RECEIVED: { de: 'Unterlagen eingegangen', en: 'Documents received' },
  STEP2_APPROVED: { de: 'Unterlagen freigegeben', en: 'Documents approved' },
  ENROLMENT_UPLOADED: { de: 'Erklärung eingegangen', en: 'Declaration received' },
  COMPLETE: { de: 'Vollständig', en: 'Complete' },
  REJECTED: { de: 'Abgelehnt', en: 'Rejected' },
  WITHDRAWN: { de: 'Zurückgezogen', en: 'Withdrawn' },
} as const satisfies Record<Status, Text>;
