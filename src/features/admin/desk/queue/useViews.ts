import { useState } from 'react';
import type * as z from 'zod/mini';
import type { savedViewsReply } from '#contract/desk/saved-view.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { QueueTexts } from './queue.text.ts';
import { type QueueQuery, withChoice } from './queue-query.ts';

export type View = z.infer<typeof savedViewsReply>['views'][number];

/** The filters that the admin has saved under a name. If they cannot be loaded, the queue works without them. */
export function useViews(lang: Lang, texts: QueueTexts) {
  /** Why the last change failed. */
  const [fault, setFault] = useState<string>();
  const { data: views = [], show } = useLoaded({
    ask: (signal) => call('GET /api/admin/views', {}, { lang, signal }),
    read: (reply) => reply.views,
    fault: () => undefined,
  });
  const take = (answer: Answer<{ views: View[] }>): boolean => {
    const isTaken = answer.kind === 'ok';
    if (isTaken) show(answer.data.views);
    setFault(isTaken ? undefined : faultOf(answer, lang, texts.faults));
    return isTaken;
  };
  return {
    views,
    fault,
    /** Answers whether it is saved. */
    save: async (name: string, query: QueueQuery) =>
      take(await call('POST /api/admin/save-view', { name, filters: withChoice(query, {}) }, { lang })),
    remove: async (id: string) => void take(await call('POST /api/admin/remove-view', { view_id: id }, { lang })),
  };
}
export type Views = ReturnType<typeof useViews>;
