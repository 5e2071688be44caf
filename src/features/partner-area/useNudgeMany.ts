import { useRef, useState } from 'react';
import type { NudgeManyReply } from '#contract/partners/registration-list.ts';
import { counted } from '#src/i18n/counted.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { isForWantOfSession } from '#src/lib/session/session.ts';
import { usePartnerArea } from './partner-area-context.ts';
import { selectionOf } from './registration-query.ts';
import type { RegistrationsHandle } from './useRegistrations.ts';

type State =
  | { kind: 'closed' }
  | { kind: 'counting' }
  | { kind: 'asking'; counts: NudgeManyReply }
  | { kind: 'sending'; counts: NudgeManyReply }
  /** `counts` is missing where counting itself failed. */
  | { kind: 'failed'; title: string; message: string; counts?: NudgeManyReply };

// Queueing a thousand mails takes some seconds, more on a slow disk.
const SENDING_TIMEOUT_MILLISECONDS = 120_000;

/** Nudges all students who match now. */
export function useNudgeMany({ query, again }: RegistrationsHandle) {
  const { guard, texts, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.registrations;
  const [state, setState] = useState<State>({ kind: 'closed' });
  // An answer that comes after the dialog was closed must not open it again.
  const turn = useRef(0);
  const messageOf = (answer: Answer) => (answer.kind === 'refused' ? (answer.message ?? t.tryAgain) : t.offline);

  // Where only the reply was lost, the mails may be on their way.
  const whyNotSent = (answer: Answer, count: number) =>
    answer.kind === 'refused'
      ? { title: counted(count, t.nudgeFailed, t.manyFailed), message: messageOf(answer) }
      : { title: t.manyUnknown, message: t.manyUnknownText };

  /** Opens the dialog, and counts who would get the mail. */
  const open = async () => {
    turn.current += 1;
    const mine = turn.current;
    setState({ kind: 'counting' });
    const answer = await call('POST /api/partner/nudge-many', { ...selectionOf(query), only_count: true }, { lang });
    if (mine !== turn.current) return;
    if (isForWantOfSession(answer)) return setState({ kind: 'closed' });
    setState(
      answer.kind === 'ok'
        ? { kind: 'asking', counts: answer.data }
        : { kind: 'failed', title: t.countFailed, message: messageOf(answer) },
    );
  };

  const close = () => {
    turn.current += 1;
    setState({ kind: 'closed' });
  };

  const send = async () => {
    if (!('counts' in state) || !state.counts || state.kind === 'sending') return;
    const { counts } = state;
    const mine = turn.current;
    setState({ kind: 'sending', counts });
    const options = { lang, timeoutMilliseconds: SENDING_TIMEOUT_MILLISECONDS };
    const answer = await call('POST /api/partner/nudge-many', selectionOf(query), options);
    if (isForWantOfSession(answer)) return setState({ kind: 'closed' });
    if (answer.kind !== 'ok') {
      const { title, message } = whyNotSent(answer, counts.nudged);
      if (mine === turn.current) setState({ kind: 'failed', counts, title, message });
      else toasts.push({ tone: 'bad', title, text: message });
      return;
    }
    if (mine === turn.current) close();
    const { nudged } = answer.data;
    // Sent again after a lost reply: the first press had reached everybody.
    toasts.push({ tone: 'ok', title: nudged === 0 ? t.manyAlready : counted(nudged, t.manySentOne, t.manySent) });
    again();
  };
  return { state, open, close, send };
}
export type NudgeManyHandle = ReturnType<typeof useNudgeMany>;
