import { useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import { needsReason } from '#contract/model/match-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { Toasts } from '#src/ui/Toaster.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { RoomProps } from '../../room-props.ts';
import type { AdminPlacementsTexts } from '../placements.text.ts';
import { type Decision, decisionsOf, type Match } from './matches.ts';

export interface MatchListProps extends RoomProps<AdminPlacementsTexts> {
  toasts: Toasts;
}

type Mails = ReplyOf<'POST /api/admin/preview-match'>['mails'];
export type MailsView =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'refused'; message: string }
  | { kind: 'ready'; mails: Mails };

// Shorter than a pause in typing, longer than one between two letters.
const TYPING_MILLISECONDS = 300;

interface Wanted extends Pick<MatchListProps, 'lang' | 'texts' | 'toasts'> {
  match: Match;
  onClose: () => void;
  onChanged: () => void;
}

/** What is chosen for a match, the mails that it would bring, and the deed. What was typed stays where it is refused. */
export function useDecision({ lang, texts: t, toasts, match, onClose, onChanged }: Wanted) {
  const [decision, setDecision] = useState<Decision>(decisionsOf(match)[0] ?? 'withheld');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const hasReason = !needsReason(decision) || reason.trim() !== '';
  const input = {
    ...{ match_id: match.id, seen: match.version, decision },
    ...(needsReason(decision) && { reason: reason.trim() }),
  };

  const preview = useLoaded({
    key: JSON.stringify(input),
    waitMilliseconds: needsReason(decision) ? TYPING_MILLISECONDS : 0,
    ask: async (signal) => (hasReason ? call('POST /api/admin/preview-match', input, { lang, signal }) : undefined),
    read: ({ mails }) => ({ mails, decision }),
    fault: (answer) => faultOf(answer, lang, t),
  });
  const view = viewOf(hasReason, preview.fault, preview.data?.decision === decision ? preview.data.mails : undefined);

  const go = async () => {
    if (isBusy) return;
    setMissing(!hasReason);
    if (!hasReason) return;
    setBusy(true);
    const answer = await call('POST /api/admin/decide-match', input, { lang });
    setBusy(false);
    if (answer.kind === 'ok') {
      toasts.push({ tone: 'ok', title: t.decision.done });
      onChanged();
      return onClose();
    }
    setFault(faultOf(answer, lang, t));
    if (answer.kind === 'refused' && answer.status === 409) onChanged();
  };
  return { decision, setDecision, reason, setReason, isMissing: isMissing && !hasReason, isBusy, fault, view, go };
}

function viewOf(hasReason: boolean, fault: string | undefined, mails: Mails | undefined): MailsView {
  if (!hasReason) return { kind: 'none' };
  if (fault !== undefined) return { kind: 'refused', message: fault };
  return mails ? { kind: 'ready', mails } : { kind: 'loading' };
}
