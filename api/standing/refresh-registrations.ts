import { NUDGE_PAUSE_DAYS } from '#contract/limits.ts';
import { type Applicant, applicantStore } from '../applicants/applicant.store.ts';
import { applicationFacts } from '../applicants/facts.ts';
import type { Deps } from '../deps.ts';
import { documentStore } from '../documents/document.store.ts';
import { joinedName, plainText } from '../partners/plain-text.ts';
import { missingThings, sinceOf, stepOf, turnOf } from '../partners/registrations/progress.ts';
import {
  type InvitedAccount,
  type Nudges,
  type RegistrationRow,
  registrationStore,
} from '../partners/registrations/registration.store.ts';
import { registrationNumber } from '../partners/registrations/registration-number.ts';
import { mondayOf } from '../partners/registrations/weeks.ts';
import { consentStore } from '../placements/consent.store.ts';
import { type Season, seasonStore } from '../seasons/season.store.ts';
import { seasonsToApplyFor } from '../seasons/season-of.ts';
import { seasonIsOverAt } from '../seasons/season-time.ts';
import { DAY_MS } from '../time/clock.ts';

// Reminders that somebody gets who has not begun an application; after these, no more.
const MAX_NUDGES_TO_START = 3;

/** Rebuilds the rows of an account or application `id`. Call it inside a transaction. */
export function refreshOne(deps: Deps, id: string): void {
  const { db } = deps;
  const registrations = registrationStore(db);
  const own = applicantStore(db).find(id);
  const owner = own?.user_id ?? id;
  const applications = own && own.user_id === null ? [own] : applicantStore(db).listByUser(owner);
  const people = peopleOf(registrations.account(owner), applications);
  const seasons = seasonStore(db).all();
  const isSeen = (person: Person) => (seasonOfPerson(person, seasons)?.partners_hidden_at ?? null) === null;
  const past = people.filter((person) => !isSeen(person));
  const rows = people.filter(isSeen).map((person) => rowOf(deps, person, owner, seasons));
  for (const { partnerId, account, application } of past)
    for (const one of [account, application]) if (one) registrations.endAccess({ partner: partnerId, person: one.id });
  registrations.replace([...new Set([id, owner])], rows);
}

interface Person {
  partnerId: string;
  account: InvitedAccount | undefined;
  application: Applicant | undefined;
  /** The account applied through another partner: it has nothing to do in this list. */
  appliedElsewhere: boolean;
}

/**
 * One person for each partner that an account and its applications came through; of several applications through one
 * partner, the first. An application counts for the partner that it came through, even if its account came through
 * another one. Pure.
 */
function peopleOf(account: InvitedAccount | undefined, applications: readonly Applicant[]): Person[] {
  const partnerIds = new Set([account?.partner_id, ...applications.map(({ partner_id }) => partner_id)]);
  return [...partnerIds].flatMap((partnerId) => {
    if (!partnerId) return [];
    const application = applications.find(({ partner_id }) => partner_id === partnerId);
    const own = account?.partner_id === partnerId ? account : undefined;
    return [{ partnerId, account: own, application, appliedElsewhere: !application && applications.length > 0 }];
  });
}

/**
 * The season that a person belongs to: that of their application. Whoever has none, or applied for the next one, belongs to
 * the first that was not over when they last came; undefined: to one that nobody has planned. Pure.
 */
function seasonOfPerson({ account, application }: Person, seasons: readonly Season[]): Season | undefined {
  const own = application && seasons.find(({ id }) => id === application.season_id);
  const cameAt = Math.max(account?.created_at ?? 0, application?.created_at ?? 0);
  return own ?? seasons.find(({ ends_on }) => seasonIsOverAt(ends_on) > cameAt);
}

/** The row of a person in the list. */
function rowOf(deps: Deps, person: Person, owner_id: string, seasons: readonly Season[]): RegistrationRow {
  const { db, clock } = deps;
  const registrations = registrationStore(db);
  const { partnerId, account, application, appliedElsewhere } = person;
  const { id: person_id, created_at: registered_at } = (account ?? application) as InvitedAccount | Applicant;
  const [account_id, applicant_id] = [account?.id ?? null, application?.id ?? null];
  const nudges = registrations.nudges(applicant_id, account_id, clock.now());
  const documents = applicant_id ? documentStore(db).current(applicant_id) : [];
  // Of a hold, and of what a placement needs, partners learn nothing.
  const withheld = { isHeld: false, holdDueSince: undefined, needsPlacement: false };
  const facts = application ? { ...applicationFacts(deps, application, documents), ...withheld } : null;
  const isIdle = appliedElsewhere || (!application && !canApply(deps));
  const missing = isIdle ? [] : missingThings(facts);
  const turn = isIdle ? 'done' : turnOf(facts);
  const mayNudge = missing.length > 0 && isWelcome(person, nudges.toStart);
  const name = nameOf(deps, application) ?? registrationNumber({ applicant_id, person_id });
  const note = registrations.note(partnerId, person_id, applicant_id);
  return {
    ...{
      partner_id: partnerId,
      person_id,
      owner_id,
      account_id,
      applicant_id,
      registered_at,
      name,
      note,
      season_id: seasonOfPerson(person, seasons)?.id ?? '',
    },
    week: mondayOf(registered_at),
    step: stepOf({ status: application?.status ?? null, documents }),
    turn,
    since: sinceOf(turn, {
      registeredAt: registered_at,
      appliedAt: application?.created_at,
      turnSince: facts?.turnSince,
      broughtAt: [...documents.map(({ uploaded_at }) => uploaded_at), application?.originals_posted_at ?? 0],
    }),
    missing: JSON.stringify(missing),
    nudged_at: nudges.last,
    nudge_at: mayNudge ? nudgeAt(nudges) : null,
    search: plainText(`${name} ${joinedName(name)} ${note}`),
    sort_name: plainText(name),
    link_id: registrations.link(partnerId, account_id, applicant_id),
  };
}

/** Whether anybody can apply now: nobody is reminded to begin what would be refused. */
function canApply(deps: Deps): boolean {
  const { open, forNext } = seasonsToApplyFor(deps);
  return open.length > 0 || forNext;
}

/** When a partner may remind somebody: not within a week of a partner's reminder, nor within a day of ours. */
function nudgeAt({ last, byUs }: Pick<Nudges, 'last' | 'byUs'>): number {
  return Math.max(last === null ? 0 : last + NUDGE_PAUSE_DAYS * DAY_MS, byUs === null ? 0 : byUs + DAY_MS);
}

/** Whether the person still wants reminders. `toStart`: how many the account got while it had no application. */
function isWelcome({ account, application }: Person, toStart: number): boolean {
  if ((application ?? account)?.reminders_stopped_at !== null) return false;
  return application !== undefined || toStart < MAX_NUDGES_TO_START;
}

/** A partner learns a name only with the applicant's consent, and never an address: the nudge mails them. */
function nameOf({ db }: Deps, application: Applicant | undefined): string | undefined {
  if (!application || !consentStore(db).given(application.id, 'partner_name')) return undefined;
  return `${application.first_name} ${application.last_name}`.trim() || undefined;
}
