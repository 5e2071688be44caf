import * as at from '#contract/addresses/desk-application.ts';
import type { DeskApplication } from '#contract/desk-application.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import { call } from '#src/lib/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { ApplicationTexts } from './application.text.ts';
import { fullName, readApplication } from './desk-application.ts';
import { dismissToast, pushToast } from './desk-toasts.ts';

interface Undoable {
  applicationId: string;
  decisionId: string;
  toast: number;
  lang: Lang;
  texts: ApplicationTexts;
}

type Told = (application: DeskApplication) => void;

// The last decision, and whoever shows applications: both outlive the application that was decided about.
let last: Undoable | undefined;
const listeners = new Set<Told>();

interface Decided extends Omit<Undoable, 'toast'> {
  title: string;
  sendsMail: boolean;
}

/** Shows what was decided, with the way back for as long as the server keeps it open. */
export function offerUndo({ title, sendsMail, ...decision }: Decided): void {
  if (last) dismissToast(last.toast);
  const { acts } = decision.texts;
  const act = { label: acts.undo, run: undoLast };
  const text = sendsMail ? { text: fill(acts.mailIn, { seconds: UNDO_SECONDS }) } : {};
  // The server's ten seconds began before its answer arrived.
  const toast = pushToast({ tone: 'ok', title, ...text, act, milliseconds: (UNDO_SECONDS - 1) * 1000 });
  last = { ...decision, toast };
}

/** Takes the last decision back, if there is one. */
export async function undoLast(): Promise<void> {
  if (!last) return;
  const { applicationId: id, decisionId, toast, lang, texts } = last;
  last = undefined;
  dismissToast(toast);
  const answer = await call(at.undoDecision, { applicant_id: id, decision_id: decisionId }, { lang });
  const application = answer.kind === 'ok' ? readApplication(answer.data) : undefined;
  if (!application) {
    pushToast({ tone: 'bad', title: texts.acts.notUndone, text: faultOf(answer, lang, texts) });
    return;
  }
  const act = { label: texts.acts.openAgain, run: () => openAgain(id) };
  pushToast({ tone: 'ok', title: fill(texts.acts.doneUndo, { name: fullName(application) }), act });
  for (const tell of listeners) tell(application);
}

/** Calls `told` with each application whose decision was undone. Returns the end of it. */
export function onUndone(told: Told): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}

function openAgain(id: string): void {
  const address = new URL(location.href);
  address.searchParams.set('application', id);
  address.searchParams.delete('document');
  location.assign(address);
}
