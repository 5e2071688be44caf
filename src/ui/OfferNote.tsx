import { type ReactNode, useEffect, useState } from 'react';
import * as at from '#contract/addresses/match.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { Offer } from '#contract/match.ts';
import { call } from '#src/lib/call/call.ts';
import { Clock } from './icons.tsx';
import { Note } from './Note.tsx';

interface Props {
  lang: Lang;
  /** Of the application; without it the signed-in student's is asked for. */
  token?: string;
  texts: Record<'title' | 'until', string>;
  formatDate: (isoDate: string) => string;
  /** What opens the offer. */
  children: ReactNode;
}

/** Says that a placement is offered, and until when an answer is awaited; nothing for somebody who has none. */
export function OfferNote({ lang, token, texts: t, formatDate, children }: Props) {
  const [waiting, setWaiting] = useState<Offer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as soon as there is an application
  useEffect(() => {
    call(at.listOffers, {}, { lang, token }).then((answer) => {
      // Without a connection there is no note: the page says that elsewhere.
      if (answer.kind === 'ok' && Array.isArray(answer.data.offers))
        setWaiting(answer.data.offers.find(({ state }) => state === 'released'));
    });
  }, []);
  if (!waiting?.answer_until) return null;
  return (
    <div data-offer-note="">
      <Note tone="warn" icon={Clock} title={fill(t.title, { company: waiting.company })}>
        <p>{fill(t.until, { date: formatDate(waiting.answer_until) })}</p>
        <p>{children}</p>
      </Note>
    </div>
  );
}
