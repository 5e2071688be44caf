import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { Lang } from '#contract/languages.ts';
import { call } from '#src/lib/call/call.ts';
import { $session } from '#src/lib/session/session.ts';
import { shownDocument } from '../documents/desk-documents.ts';
import { emptyMemory, prepare } from '../documents/look-at.ts';
import { readApplication } from './desk-application.ts';

let ahead: DeskApplication | undefined;

/** The application that was loaded ahead, once: whoever shows it asks the server at the same time. */
export function takeAhead(id: string): DeskApplication | undefined {
  const found = ahead?.id === id ? ahead : undefined;
  if (found) ahead = undefined;
  return found;
}

/** Loads the application that will be looked at next, with the document that it will show. */
export async function loadAhead(id: string, lang: Lang): Promise<void> {
  const answer = await call('GET /api/admin/applications/:applicant_id/ahead', { applicant_id: id }, { lang });
  const application = answer.kind === 'ok' ? readApplication(answer.data) : undefined;
  // Somebody who opens it is told if the page is too old for it.
  if (!application || application === 'status-unknown' || $session.get().kind !== 'signed-in') return;
  ahead = application;
  const document = shownDocument(application.documents, undefined);
  if (document) prepare(document, lang);
}

/** Forgets it, and all documents, looked at or not. */
export function forgetLoaded(): void {
  ahead = undefined;
  emptyMemory();
}

// Personal data: forgotten when the session ends, also where the desk itself has gone.
$session.subscribe(({ kind }) => {
  if (kind !== 'signed-in') forgetLoaded();
});
