import { useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { isForWantOfSession } from '#src/lib/session/session.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { usePartnerArea } from './partner-area-context.ts';
import { whyNot } from './why-not.ts';

/** The partner's links and what came of them. Loaded again when the organisation's verification changes. */
export function useLinks(isVerified: boolean) {
  const { guard, texts, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.links;
  /** The id of the link that is just being ended. */
  const [ending, setEnding] = useState<string>();

  const loaded = useLoaded({
    key: isVerified,
    ask: (signal) => call('GET /api/partner/links', {}, { lang, signal }),
    fault: (answer) => whyNot(answer, texts.state),
  });
  const end = async (id: string) => {
    setEnding(id);
    const answer = await call('POST /api/partner/end-link', { id }, { lang });
    setEnding(undefined);
    if (isForWantOfSession(answer)) return;
    if (answer.kind === 'ok') {
      loaded.show(answer.data);
      return toasts.push({ tone: 'ok', title: t.ended });
    }
    const why = answer.kind === 'refused' ? answer.message : texts.state.offline;
    toasts.push({ tone: 'bad', title: t.endFailed, ...(why && { text: why }) });
  };
  return { ...loaded, ending, end };
}
export type LinksHandle = ReturnType<typeof useLinks>;
