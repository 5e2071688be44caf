import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/partner.ts';
import type { PartnerLinks } from '#contract/partner-link.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { noteRefusal } from '#src/lib/session/session.ts';
import { usePartnerArea } from './partner-area-context.ts';

type LinksView = { kind: 'loading' } | { kind: 'failed'; offline: boolean } | ({ kind: 'ready' } & PartnerLinks);

export interface LinksHandle {
  view: LinksView;
  load: () => void;
  /** Shows the links of a reply; returns false where it could not be read. */
  show: (reply: Unchecked<PartnerLinks>) => boolean;
  /** The id of the link that is just being ended. */
  ending: string | undefined;
  end: (id: string) => void;
}

/** The partner's links and what came of them. Loaded again when the organisation's verification changes. */
export function useLinks(isVerified: boolean): LinksHandle {
  const { guard, texts, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.links;
  const [view, setView] = useState<LinksView>({ kind: 'loading' });
  const [ending, setEnding] = useState<string>();

  const load = async () => {
    setView({ kind: 'loading' });
    const answer = await call(at.listLinks, {}, { lang });
    if (!noteRefusal(answer)) setView(viewOf(answer));
  };
  const show = (reply: Unchecked<PartnerLinks>) => {
    const links = readLinks(reply);
    if (links) setView({ kind: 'ready', ...links });
    return links !== undefined;
  };
  const end = async (id: string) => {
    setEnding(id);
    const answer = await call(at.endLink, { id }, { lang });
    setEnding(undefined);
    if (noteRefusal(answer)) return;
    if (answer.kind === 'ok' && show(answer.data)) return toasts.push({ tone: 'ok', title: t.ended });
    const why = answer.kind === 'refused' ? answer.message : texts.state.offline;
    toasts.push({ tone: 'bad', title: t.endFailed, ...(why && { text: why }) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else it needs never changes
  useEffect(() => {
    load();
  }, [isVerified]);
  return { view, load, show, ending, end };
}

function viewOf(answer: Answer<PartnerLinks>): LinksView {
  const links = answer.kind === 'ok' ? readLinks(answer.data) : undefined;
  return links ? { kind: 'ready', ...links } : { kind: 'failed', offline: answer.kind === 'unreachable' };
}

/** Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's. */
function readLinks(reply: Unchecked<PartnerLinks>): PartnerLinks | undefined {
  const first = reply.first as PartnerLinks['first'] | undefined;
  if (typeof first?.opened !== 'number' || !Array.isArray(reply.links)) return undefined;
  return { first, links: reply.links as PartnerLinks['links'] };
}
