import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { Lang } from '#contract/languages.ts';
import { call } from '#src/lib/call/call.ts';
import { $session } from '#src/lib/session/session.ts';
import { shownDocument } from '../documents/desk-documents.ts';
import { documentMemory, loadDocumentAhead } from '../documents/look-at.ts';
import { readApplication } from './desk-application.ts';

/** Applications that are kept: the next one, the open one, and two to go back to. */
const MOST_KEPT = 4;

const kept = new Map<string, DeskApplication>();

/** An application that was shown or loaded a moment ago. Whoever shows it asks the server at the same time. */
export function applicationAtHand(id: string): DeskApplication | undefined {
  return kept.get(id);
}

/** Keeps an application as it is now. */
export function keepAtHand(application: DeskApplication): void {
  // The newest stands last.
  kept.delete(application.id);
  kept.set(application.id, application);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
}

/** Loads an application that will be looked at next, with the document that it will show. */
export async function loadAhead(id: string, lang: Lang): Promise<void> {
  const application = kept.get(id) ?? (await loadOne(id, lang));
  if (!application || $session.get().kind !== 'signed-in') return;
  keepAtHand(application);
  const document = shownDocument(application.documents, undefined);
  if (document) loadDocumentAhead(document, lang);
}

/** Forgets the applications and their documents, looked at or not. */
export function emptyAtHand(): void {
  kept.clear();
  documentMemory.empty();
}

async function loadOne(id: string, lang: Lang): Promise<DeskApplication | undefined> {
  const answer = await call('GET /api/admin/applications/:applicant_id/ahead', { applicant_id: id }, { lang });
  const application = answer.kind === 'ok' ? readApplication(answer.data) : undefined;
  // Somebody who opens it is told that the page is too old.
  return application === 'status-unknown' ? undefined : application;
}
