import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useToasts } from '#src/ui/Toaster.tsx';
import type { RoomProps } from '../room-props.ts';
import type { AdminRetentionTexts } from './retention.text.ts';
import type { Retained } from './retention.ts';

/** Keeps an application or lets it go, says how that went, and asks for the list anew: another admin may have been faster. */
export function useHold({ lang, texts: t }: RoomProps<AdminRetentionTexts>, reload: () => void) {
  const toasts = useToasts();
  /** The application that is being changed. */
  const [busy, setBusy] = useState<string>();
  /** Whether anything was changed since the page opened. */
  const [hasChanged, setChanged] = useState(false);
  return {
    toasts,
    busy,
    hasChanged,
    /** Keeps it, or without a reason lets it go again. Answers whether it was done. */
    async change({ id, name }: Retained, reason?: string) {
      if (busy !== undefined) return false;
      setBusy(id);
      const answer = await call('POST /api/admin/hold-deletion', { applicant_id: id, reason }, { lang });
      setBusy(undefined);
      setChanged(true);
      const isDone = answer.kind === 'ok';
      if (isDone) toasts.push({ tone: 'ok', title: fill(reason === undefined ? t.released : t.kept, { name }) });
      else toasts.push({ tone: 'bad', title: t.notDone, text: faultOf(answer, lang, t) });
      // What was typed stays where it could not be sent.
      if (isDone || answer.kind === 'refused') reload();
      return isDone;
    },
  };
}
export type Hold = ReturnType<typeof useHold>;
