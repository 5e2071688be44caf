import { useState } from 'react';
import { needsReason } from '#contract/model/match-rules.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { Toasts } from '#src/ui/Toaster.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { RoomProps } from '../../room-props.ts';
import { useReason } from '../../useReason.ts';
import type { AdminPlacementsTexts } from '../placements.text.ts';
import { type Decision, decisionsOf, type Match } from './matches.ts';

export interface MatchListProps extends RoomProps<AdminPlacementsTexts> {
  toasts: Toasts;
}

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
  const reason = useReason(t.decision.reasonMissing);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const isNeeded = needsReason(decision);
  const hasReason = !isNeeded || reason.value.trim() !== '';
  const input = {
    ...{ match_id: match.id, seen: match.version, decision },
    ...(isNeeded && { reason: reason.value.trim() }),
  };

  const preview = useLoaded({
    key: JSON.stringify(input),
    waitMilliseconds: isNeeded ? TYPING_MILLISECONDS : 0,
    ask: async (signal) => (hasReason ? call('POST /api/admin/preview-match', input, { lang, signal }) : undefined),
    read: ({ mails }) => ({ mails, decision }),
    fault: (answer) => faultOf(answer, lang, t),
  });
  const mails = preview.data?.decision === decision ? preview.data.mails : undefined;

  const go = async () => {
    if (isBusy || (isNeeded && !reason.check())) return;
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
  return { decision, setDecision, reason, hasReason, isBusy, fault, mails, notPreviewed: preview.fault, go };
}
