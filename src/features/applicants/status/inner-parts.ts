import { part } from '#src/ui/part.tsx';

/** Parts inside of other parts, which read what they all say. */
export const ChangeDeclaration = part(
  async () => (await import('../enrolment/ChangeDeclaration.tsx')).ChangeDeclaration,
);
export const SendableDocuments = part(
  async () => (await import('../documents/SendableDocuments.tsx')).SendableDocuments,
);
export const StopReminders = part(async () => (await import('./StopReminders.tsx')).StopReminders);
