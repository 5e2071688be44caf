import { useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import type { Offer } from '#contract/matching/match.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { messageOf } from '../application/message-of.ts';

export type Answered = 'confirmed' | 'declined';
/** `extended`: more time was taken to answer. */
type Said = Answered | 'extended';
type OffersReply = ReplyOf<'POST /api/placement/offers'>;
type Sending =
  | { kind: 'idle' | 'busy' }
  | { kind: 'failed'; message: string }
  | { kind: 'said'; said: Said | 'givenUp' };

interface Wanted {
  lang: Lang;
  token: string;
  offline: string;
  /** Where the server could not answer. */
  later: string;
  /** The answer that the page brought along. */
  brought: Answer<OffersReply> | undefined;
  /** Told after an answer. */
  onStakes: (stakes: OffersReply['stakes']) => void;
}

/** What is offered to the holder of a token, and their answer. After a refusal the page shows how it stands now. */
export function useOffers({ lang, token, offline, later, brought, onStakes }: Wanted) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const {
    data: offers = [],
    fault,
    load,
    show,
  } = useLoaded({
    brought,
    ask: (signal) => call('POST /api/placement/offers', {}, { lang, token, signal }),
    read: readOffers,
    fault: (answer) => messageOf(answer, later),
  });
  const say = async ({ id, version: seen, state }: Offer, decision: Said) => {
    if (sending.kind === 'busy') return;
    setSending({ kind: 'busy' });
    const answer =
      decision === 'extended'
        ? await call('POST /api/placement/extend-offer', { match_id: id, seen }, { lang, token })
        : await call('POST /api/placement/answer-offer', { match_id: id, seen, decision }, { lang, token });
    const found = answer.kind === 'ok' ? readOffers(answer.data) : undefined;
    setSending(
      found
        ? { kind: 'said', said: saidOf(decision, state) }
        : { kind: 'failed', message: messageOf(answer, offline, later) },
    );
    if (answer.kind === 'ok' && Array.isArray(answer.data.stakes))
      onStakes(answer.data.stakes as OffersReply['stakes']);
    if (found) show(found);
    // Without a line, asking would only fail a second time beside it.
    else if (answer.kind !== 'unreachable') load();
  };
  return { offers, fault, load, sending, say };
}

/** A confirmed place is given up, not declined. */
function saidOf(decision: Said, state: string): Said | 'givenUp' {
  return decision === 'declined' && state === 'confirmed' ? 'givenUp' : decision;
}

/** Undefined for an answer that is not our server's. */
function readOffers(reply: Unchecked<OffersReply>): Offer[] | undefined {
  const { offers } = reply as Partial<OffersReply>;
  return Array.isArray(offers) && offers.every((one) => typeof one?.id === 'string' && Array.isArray(one.can))
    ? offers
    : undefined;
}
