import { RETENTION_NOTICE_DAYS } from '#contract/limits.ts';
import { ENDED_STATUSES, isOpen, type Status } from '#contract/model/status.ts';
import { monthsAfter } from '#contract/placements/placement-rules.ts';
import type { SiteConfig } from '../config/site.ts';
import { berlinDate, berlinDayEnd } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';

export type Going = 'passport' | 'application';

/** What of an application is deleted next, and the earliest time at which it may be. */
export interface Due {
  what: Going;
  at: number;
}

export interface RetentionFacts {
  status: Status;
  /** When the application came into its status. */
  statusSince: number;
  /** When its owner or an operator last did something. */
  movedAt: number;
  /** Whether scans of an ID or passport are here. */
  hasPassport: boolean;
  /** The last day of its last contract, an ISO date. */
  lastContractDay: string | undefined;
  /** Whether the applicant works under a contract now. */
  isWorking: boolean;
  /** The last day on which the applicant would work, an ISO date, while employers may be shown them. */
  availableUntil: string | undefined;
}

export type Periods = Pick<SiteConfig['retention'], 'endedDays' | 'completedDays' | 'passportDays' | 'unfinishedDays'>;

/** Last days as ISO dates: of the application's season and of those after it, in order, and of the last that there is. */
export interface Seasons {
  /** The first day of the application's season; '' where nobody knows it yet. */
  begins: string;
  ends: readonly string[];
  last: string;
  /** The days of the shortest placement. */
  minDays: number;
}

/** What is deleted next by the periods of the settings; undefined while the applicant works. Pure. */
export function nextDue(facts: RetentionFacts, periods: Periods, seasons: Seasons): Due | undefined {
  if (facts.isWorking) return undefined;
  const application: Due = { what: 'application', at: applicationDue(facts, periods, seasons) };
  if (isOpen(facts.status) || !facts.hasPassport) return application;
  const passport: Due = { what: 'passport', at: countsFrom(facts, seasons) + periods.passportDays * DAY_MS };
  return passport.at < application.at ? passport : application;
}

function applicationDue(facts: RetentionFacts, periods: Periods, seasons: Seasons): number {
  const { status, movedAt } = facts;
  if (isOpen(status)) return movedAt + periods.unfinishedDays * DAY_MS;
  const days = ENDED_STATUSES.includes(status) ? periods.endedDays : periods.completedDays;
  return countsFrom(facts, seasons) + days * DAY_MS;
}

/** From when on the data serve nothing but claims: the end of the application, or of what its owner waits for. */
function countsFrom(facts: RetentionFacts, seasons: Seasons): number {
  const { status, statusSince, lastContractDay } = facts;
  const isComplete = !ENDED_STATUSES.includes(status);
  // One that ended before the season was for another, or gave its place back: they wait for this season all the same.
  const hasWorked = lastContractDay !== undefined && lastContractDay >= seasons.begins;
  return Math.max(
    statusSince,
    lastContractDay === undefined ? 0 : berlinDayEnd(lastContractDay),
    isComplete && !hasWorked ? berlinDayEnd(seasonWaitedFor(statusSince, seasons)) : 0,
    isComplete ? offerEnd(facts) : 0,
  );
}

/**
 * The last day of the season that an applicant waits for since `completeSince`: their own, or the first after it that
 * leaves them the shortest placement. Where none is planned, the last one's day in a later year.
 */
function seasonWaitedFor(completeSince: number, { ends, last, minDays }: Seasons): string {
  const soonest = berlinDate(completeSince + minDays * DAY_MS);
  const planned = ends.find((end) => end >= soonest);
  if (planned !== undefined) return planned;
  const years = Number(soonest.slice(0, 4)) - Number(last.slice(0, 4));
  const thatYear = monthsAfter(last, years * 12);
  return thatYear >= soonest ? thatYear : monthsAfter(last, (years + 1) * 12);
}

// A day of the year 2099 that was typed must not keep the data until then.
const LONGEST_OFFER_MS = 365 * DAY_MS;

function offerEnd({ availableUntil, movedAt }: RetentionFacts): number {
  return availableUntil === undefined ? 0 : Math.min(berlinDayEnd(availableUntil), movedAt + LONGEST_OFFER_MS);
}

/** What was announced: the time is that of `Due` when the mail was queued. */
export interface Announced extends Due {
  announcedAt: number;
  mailState: 'waiting' | 'sent' | 'dead' | 'cancelled' | undefined;
  sentAt: number | null;
}

const NOTICE_MS = RETENTION_NOTICE_DAYS * DAY_MS;
// Where nothing else is known: a season or a period may have been changed.
const LOOK_AGAIN_MS = 7 * DAY_MS;

/** What is to be done now, and when to look again. */
export interface Act {
  act: 'wait' | 'announce' | 'void' | 'delete';
  lookAt: number;
  /** When it will be deleted, as far as is known today. */
  goesAt: number | null;
}

/**
 * Deletes only what was announced; where it is due later by now, as the applicant or an operator has acted (`movedAt`),
 * another announcement comes first. The notice runs from when the mail went out; one that cannot be delivered stops
 * nothing. Pure.
 */
export function actOn(due: Due | undefined, announced: Announced | undefined, now: number): Act {
  const later = now + LOOK_AGAIN_MS;
  if (announced && (!due || due.what !== announced.what || due.at > announced.at))
    return { act: 'void', lookAt: 0, goesAt: null };
  if (!due) return { act: 'wait', lookAt: later, goesAt: null };
  if (!announced) {
    const goesAt = Math.max(due.at, now + NOTICE_MS);
    const isTime = due.at - NOTICE_MS <= now;
    if (isTime) return { act: 'announce', lookAt: now + DAY_MS, goesAt };
    return { act: 'wait', lookAt: Math.min(due.at - NOTICE_MS, later), goesAt };
  }
  const noticeEnd = Math.max(announced.announcedAt, announced.sentAt ?? 0) + NOTICE_MS;
  const goesAt = Math.max(due.at, announced.at, noticeEnd);
  // Not sent yet: the worker tries again, and gives up within days.
  if (announced.mailState === 'waiting') return { act: 'wait', lookAt: now + DAY_MS, goesAt };
  return goesAt <= now
    ? { act: 'delete', lookAt: later, goesAt }
    : { act: 'wait', lookAt: Math.min(goesAt, later), goesAt };
}
