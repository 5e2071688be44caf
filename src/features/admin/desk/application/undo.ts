import { fill } from '#contract/fill.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import { wholeName } from '#contract/person-name.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { tellChanged } from '../application-news.ts';
import { pushToast } from '../desk-toasts.ts';
import { offerUndo } from '../undo-offer.ts';
import type { ApplicationTexts } from './application.text.ts';
import { readApplication } from './desk-application.ts';

interface Decided extends TextProps<ApplicationTexts> {
  title: string;
  sendsMail: boolean;
  applicationId: string;
  decisionId: string;
  onOpen: (id: string) => void;
  onUndone: () => void;
}

/** Shows a decision, with the way back for as long as the server keeps it open. */
export function offerUndoOf(decided: Decided): void {
  const { title, sendsMail, texts } = decided;
  offerUndo({
    title,
    ...(sendsMail && { text: fill(texts.acts.mailIn, { seconds: UNDO_SECONDS }) }),
    label: texts.acts.undo,
    // The server's ten seconds began before its answer arrived.
    milliseconds: (UNDO_SECONDS - 1) * 1000,
    undo: () => takeBack(decided),
  });
}

async function takeBack({ applicationId: id, decisionId, onOpen, onUndone, lang, texts }: Decided): Promise<void> {
  const answer = await call('POST /api/admin/undo-decision', { applicant_id: id, decision_id: decisionId }, { lang });
  const application = answer.kind === 'ok' ? readApplication(answer.data) : undefined;
  if (!application) {
    pushToast({ tone: 'bad', title: texts.acts.notUndone, text: faultOf(answer, lang, texts) });
    return;
  }
  if (application === 'status-unknown') {
    const { title, text, reload } = texts.statusUnknown;
    pushToast({ tone: 'bad', title, text, act: { label: reload, run: () => location.reload() } });
    return onUndone();
  }
  const act = { label: texts.acts.openAgain, run: () => onOpen(id) };
  pushToast({ tone: 'ok', title: fill(texts.acts.doneUndo, { name: wholeName(application) }), act });
  tellChanged(id, application);
  onUndone();
}
