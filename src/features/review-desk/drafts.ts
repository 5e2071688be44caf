import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { $session } from '#src/lib/session/session.ts';
import { unsent } from '#src/lib/unsent.ts';

// In the memory of the page alone: what is written here is about applicants, and no store of the browser may keep it.
const $drafts = map<Record<string, string | undefined>>({});
let writer: string | undefined;
// Fields of acts that are not possible any more. Their words stay, in case the act comes back, but nobody can finish them.
const closed = new Set<string>();

/** What was begun to be written about an application, and how to write on. It outlives whatever shows it. */
export function useDraft(applicationId: string, field: string): [text: string, write: (text: string) => void] {
  const key = keyOf(applicationId, field);
  const text = useStore($drafts, { keys: [key] })[key] ?? '';
  return [text, (next) => writeDraft(applicationId, field, next)];
}

export function writeDraft(applicationId: string, field: string, text: string): void {
  $drafts.setKey(keyOf(applicationId, field), text === '' ? undefined : text);
}

/** What was begun to be written, now. */
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

// Whoever comes next reads nothing of it. A session that ends by itself waits for its own user.
$session.subscribe((session) => {
  const isAnother = session.kind === 'signed-in' && writer !== undefined && session.user.id !== writer;
  if (session.kind === 'signed-out' || isAnother) $drafts.set({});
  if (session.kind === 'signed-in') writer = session.user.id;
});

// The browser words the question.
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // For browsers of before 2023.
  event.returnValue = true;
}

function holdsDrafts(): boolean {
  return Object.keys($drafts.get()).some((key) => !closed.has(key));
}

function watchLeaving(): void {
  if (typeof window === 'undefined') return;
  if (holdsDrafts()) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}

$drafts.subscribe(watchLeaving);
unsent.isHeld = holdsDrafts;
