import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { $session } from '#src/lib/session/session.ts';
import { askToStay } from '#src/ui/useAskBeforeLeaving.ts';

// Drafts are kept in the memory of the page alone: they are about applicants, and must not be stored in the browser.
const $drafts = map<Record<string, string | undefined>>({});
let writer: string | undefined;
// Fields of acts that are not possible any more. Their text is kept in case the act is possible again, but leaving the
// page does not ask about it, as nobody could send it.
const closed = new Set<string>();

/** The draft of a field of an application, and how to change it. It is kept when the field is no longer shown. */
export function useDraft(applicationId: string, field: string): [text: string, write: (text: string) => void] {
  const key = keyOf(applicationId, field);
  const text = useStore($drafts, { keys: [key] })[key] ?? '';
  return [text, (next) => writeDraft(applicationId, field, next)];
}

export function writeDraft(applicationId: string, field: string, text: string): void {
  $drafts.setKey(keyOf(applicationId, field), text === '' ? undefined : text);
}

/** The present draft of a field; '' if there is none. */
export function draftOf(applicationId: string, field: string): string {
  return $drafts.get()[keyOf(applicationId, field)] ?? '';
}

/** Forgets what was sent, by field. What has been written since stays. */
export function forgetDrafts(applicationId: string, sent: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text] of Object.entries(sent))
    if (draftOf(applicationId, field) === text) writeDraft(applicationId, field, '');
}

/** Says which fields of an application can be reached now: leaving the page asks about no others. */
export function noteReach(applicationId: string, isReachable: (field: string) => boolean): void {
  const own = `${applicationId} `;
  for (const key of Object.keys($drafts.get()).filter((one) => one.startsWith(own))) {
    if (isReachable(key.slice(own.length))) closed.delete(key);
    else closed.add(key);
  }
  watchLeaving();
}

function keyOf(applicationId: string, field: string): string {
  return `${applicationId} ${field}`;
}

// The next user must not read the drafts. After a session that has ended by itself they are kept for the same user.
$session.subscribe((session) => {
  const isAnother = session.kind === 'signed-in' && writer !== undefined && session.user.id !== writer;
  if (session.kind === 'signed-out' || isAnother) $drafts.set({});
  if (session.kind === 'signed-in') writer = session.user.id;
});

function holdsDrafts(): boolean {
  return Object.keys($drafts.get()).some((key) => !closed.has(key));
}

/** Asks before the page is left. */
function watchLeaving(): void {
  if (typeof window === 'undefined') return;
  if (holdsDrafts()) addEventListener('beforeunload', askToStay);
  else removeEventListener('beforeunload', askToStay);
}

$drafts.subscribe(watchLeaving);
