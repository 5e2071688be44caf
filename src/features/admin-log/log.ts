import type * as at from '#contract/addresses/log.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { EVENT_ACTORS, type ListedEvent } from '#contract/log.ts';
import { SECURITY_ACTIONS } from '#contract/security.ts';
import type { Fields } from '#src/ui/list/wish.ts';
import { EVENT_ACTIONS } from './event-actions.text.ts';

export type EventsFound = ReplyOf<typeof at.listEvents.path>;
export type SecurityEventsFound = ReplyOf<typeof at.listSecurityEvents.path>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const COMMON = { list: ['security'], from: DAY, to: DAY } as const;
export const EVENT_FIELDS: Fields = { ...COMMON, action: Object.keys(EVENT_ACTIONS), actor: EVENT_ACTORS };
export const SECURITY_FIELDS: Fields = { ...COMMON, action: SECURITY_ACTIONS };

/** Undefined for an answer that is not our server's. */
export function readLog<Found extends EventsFound | SecurityEventsFound>(reply: object): Found | undefined {
  const { events, found, previous, next } = reply as Partial<Found>;
  if (!Array.isArray(events) || !events.every((event) => typeof event?.action === 'string')) return undefined;
  return {
    events,
    found: found !== false,
    previous: typeof previous === 'string' ? previous : null,
    next: typeof next === 'string' ? next : null,
  } as Found;
}

/** What happened, in words: the action, the document that it was about, and the step to another status. Pure. */
export function sentenceOf(
  { action, details, from_status, to_status }: ListedEvent,
  said: Readonly<Record<string, string>>,
  documents: Readonly<Record<string, string>>,
): { text: string; status: string } {
  const document = details.find(({ name }) => name === 'document')?.value;
  const text = [said[`act ${action}`] ?? action, document && (documents[document] ?? document)]
    .filter(Boolean)
    .join(': ');
  const isStep = to_status !== null && to_status !== from_status;
  const name = (status: string) => said[`status ${status}`] ?? status;
  const steps = isStep ? [from_status, to_status].flatMap((status) => (status === null ? [] : [name(status)])) : [];
  return { text, status: steps.join(' → ') };
}
