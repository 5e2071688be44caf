import { useRef, useState } from 'react';
import type { InputOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { NUDGE_PAUSE_DAYS } from '#contract/limits.ts';
import type { Registration } from '#contract/partners/registration-list.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { latestOnly } from '#src/lib/latest-only.ts';
import { isForWantOfSession } from '#src/lib/session/session.ts';
import { useOnChange, useOnMount } from '#src/ui/island/on-change.ts';
import { usePartnerArea } from './partner-area-context.ts';
import {
  keepRegistrationQuery,
  type RegistrationQuery,
  readRegistrationQuery,
  selectionOf,
} from './registration-query.ts';
import { merged, type Registrations, type Summary } from './registrations.ts';
import { whyNot } from './why-not.ts';

type Input = InputOf<'POST /api/partner/registrations'>;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** How long typing must pause before the search starts. */
const TYPING_MILLISECONDS = 250;

/** The students that were loaded so far. */
export interface People {
  /** Everybody who was loaded, also by an earlier search: a note in their row may be unsaved. */
  known: readonly Registration[];
  /** Ids of those who match, in the chosen order. */
  shown: readonly string[];
  /** How many match in all. */
  total: number;
  next: string | null;
}

type RegistrationsView =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'unverified' }
  /** `at`: when the list was loaded; what is due is judged from then. */
  | { kind: 'ready'; summary: Summary; people: People; at: number };

/** `failed`: the last request failed; `again` repeats it. */
type Asking = { kind: 'no' } | { kind: 'asking' } | { kind: 'failed'; message: string; again: () => void };

export interface RegistrationsHandle {
  view: RegistrationsView;
  load: () => void;
  query: RegistrationQuery;
  /** Changes search, filters or order. Typing waits a moment for the next letter. */
  find: (query: RegistrationQuery, isTyped?: boolean) => void;
  /** Loads the next page. */
  more: () => void;
  /** Loads the list and the figures again, after many were nudged. */
  again: () => void;
  /** How often `again` has run. */
  round: number;
  asking: Asking;
  /** Ids of the students for whom a nudge is being sent. */
  nudging: ReadonlySet<string>;
  nudge: (person: Registration) => void;
  /** Keeps a note that the server has just saved. */
  noted: (person: Registration, note: string) => void;
}

/** The students who came through this partner. Loaded again when the organisation's verification changes. */
export function useRegistrations(isVerified: boolean): RegistrationsHandle {
  const { guard, texts, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.registrations;
  const [view, setView] = useState<RegistrationsView>({ kind: 'loading' });
  const [query, setWanted] = useState(() => readRegistrationQuery(location.search, history.state));
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState<Asking>({ kind: 'no' });
  const [nudging, setNudging] = useState<ReadonlySet<string>>(new Set());
  const ask = useRef(latestOnly()).current;
  // The search goes into the body: addresses are logged, and names don't belong there.
  const post = (input: Input) => (signal: AbortSignal) =>
    call('POST /api/partner/registrations', input, { lang, signal });

  const load = async () => {
    setView({ kind: 'loading' });
    setAsking({ kind: 'no' });
    const answer = await ask(post(inputOf(query)));
    if (!answer || isForWantOfSession(answer)) return;
    const reply = replyOf(answer);
    setView(reply ? opened(reply) : { kind: 'failed', message: whyNot(answer, texts.state) });
  };

  /** Loads a page of those who match; `add` puts it into the view. */
  const fetchPage = async (input: Input, waitMilliseconds: number, add: (reply: Registrations) => void) => {
    setAsking({ kind: 'asking' });
    const answer = await ask(post(input), waitMilliseconds);
    if (!answer || isForWantOfSession(answer)) return;
    const reply = replyOf(answer);
    const again = () => fetchPage(input, 0, add);
    setAsking(reply ? { kind: 'no' } : { kind: 'failed', message: whyNot(answer, texts.state), again });
    if (reply) add(reply);
  };

  const show = (next: RegistrationQuery, waitMilliseconds = 0) => {
    setWanted(next);
    return fetchPage(inputOf(next), waitMilliseconds, (reply) =>
      setView((now) => (now.kind === 'ready' ? opened(reply, now.people.known) : now)),
    );
  };

  const find = (next: RegistrationQuery, isTyped = false) => {
    keepRegistrationQuery(next, isTyped);
    show(next, isTyped ? TYPING_MILLISECONDS : 0);
  };

  const again = async () => {
    await show(query);
    setRound((count) => count + 1);
  };

  const more = () => {
    if (view.kind !== 'ready' || view.people.next === null || asking.kind === 'asking') return;
    fetchPage({ ...inputOf(query), after: view.people.next }, 0, (reply) => setView((now) => withPage(now, reply)));
  };

  const nudge = async (person: Registration) => {
    const { person_id: id, name } = person;
    setNudging((ids) => new Set([...ids, id]));
    const answer = await call('POST /api/partner/nudge', { person_id: id }, { lang });
    setNudging((ids) => new Set([...ids].filter((one) => one !== id)));
    if (isForWantOfSession(answer)) return;
    if (answer.kind === 'ok') {
      setView((now) => withPerson(now, id, nudgedAt));
      toasts.push({ tone: 'ok', title: fill(t.nudged, { name }) });
      await recount();
      return;
    }
    const why = answer.kind === 'refused' ? (answer.message ?? t.tryAgain) : t.offline;
    toasts.push({ tone: 'bad', title: t.nudgeFailed, text: why });
    // Another window may have nudged, or we have: only the server knows from when on it is possible again.
    if (answer.kind === 'refused' && answer.code === 'nudged_lately') await show(query);
  };

  /** Only the server knows how many still wait. Without an answer the figures stay. */
  const recount = async () => {
    const reply = replyOf(
      await call('POST /api/partner/registrations', query.season ? { season: query.season } : {}, { lang }),
    );
    if (reply) setView((now) => (now.kind === 'ready' ? { ...now, summary: reply } : now));
  };

  useOnChange(isVerified, () => void load());
  useOnMount(() => {
    const goBack = () => show(readRegistrationQuery(location.search, history.state));
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  });
  const noted = ({ person_id: id }: Registration, note: string) =>
    setView((now) => withPerson(now, id, () => ({ note })));
  return { view, load, query, find, more, again, round, asking, nudging, nudge, noted };
}

function inputOf(query: RegistrationQuery): Input {
  return { ...selectionOf(query), order: query.order };
}

function replyOf(answer: Answer<Registrations>): Registrations | undefined {
  return answer.kind === 'ok' ? answer.data : undefined;
}

/** The view of a first page; `known` are those who were loaded before. */
function opened(reply: Registrations, known: readonly Registration[] = []): RegistrationsView {
  const { verified, people, total, next } = reply;
  if (!verified) return { kind: 'unverified' };
  const shown = people.map(({ person_id: id }) => id);
  const all = merged(known, [...reply.waiting.first, ...people], shown);
  return {
    kind: 'ready',
    summary: reply,
    people: { known: all, shown, total: total ?? shown.length, next },
    at: Date.parse(reply.now),
  };
}

function withPage(view: RegistrationsView, { people, next }: Registrations): RegistrationsView {
  if (view.kind !== 'ready') return view;
  const { known, shown, total } = view.people;
  const ids = [...new Set([...shown, ...people.map(({ person_id: id }) => id)])];
  return { ...view, people: { known: merged(known, people, ids), shown: ids, total, next } };
}

/** By the server's time: a phone's clock may be a year off. */
const nudgedAt = (at: number) => ({
  can_nudge: false,
  nudged_at: new Date(at).toISOString(),
  again_at: new Date(at + NUDGE_PAUSE_DAYS * DAY_MILLISECONDS).toISOString(),
});

function withPerson(
  view: RegistrationsView,
  id: string,
  change: (at: number) => Partial<Registration>,
): RegistrationsView {
  if (view.kind !== 'ready') return view;
  const { people, at } = view;
  const known = people.known.map((one) => (one.person_id === id ? { ...one, ...change(at) } : one));
  return { ...view, people: { ...people, known } };
}
