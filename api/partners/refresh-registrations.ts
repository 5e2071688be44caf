import type { ApplicationFacts } from '#contract/next-act.ts';
import { DAY_MS } from '../clock.ts';
import { databaseFault } from '../db/faults.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Document } from '../documents/document.store.ts';
import { nextTurn } from '../next-turn.ts';
import { plainText } from './plain-text.ts';
import { missingThings, sinceOf, stepOf, turnOf } from './progress.ts';
import type { ApplicationOfPerson, InvitedAccount, RegistrationRow } from './registration.store.ts';
import { registrationNumber } from './registration-number.ts';
import { mondayOf } from './weeks.ts';

// Rows per batch: making them anew takes a few milliseconds.
const BATCH = 20;
// Reminders that somebody gets who has not begun an application; after these, no more.
const MAX_NUDGES_TO_START = 3;

/**
 * Rebuilds rows of the partners' lists for a small batch of changed accounts and applications, which triggers have
 * noted. Answers whether there are more.
 */
export function refreshSome(deps: Deps): boolean {
  const ids = deps.registrations.stale(BATCH);
  if (ids.length === 0) return false;
  deps.tx(() => {
    for (const id of ids) settle(deps, id);
  });
  return ids.length === BATCH;
}

// Batches that a reader waits for. After an upgrade, rebuilding all lists may take minutes: nobody should wait for
// that.
const BATCHES_FOR_READERS = 50;
/** The refresh that concurrent readers share, by database. */
const underWay = new WeakMap<Db, Promise<boolean>>();

/**
 * Brings the lists up to date before one is read. If nothing can be written, or very much has changed, they are read as
 * they are, and the background job does the rest. Answers whether there is a rest.
 */
export async function refreshAll(deps: Deps): Promise<boolean> {
  const { db } = deps;
  const refreshing = underWay.get(db) ?? refreshForReaders(deps).finally(() => underWay.delete(db));
  underWay.set(db, refreshing);
  return refreshing;
}

/** For an export, which is kept: it waits, however much has changed. */
export async function refreshToTheEnd(deps: Deps): Promise<void> {
  while (await refreshAll(deps));
}

async function refreshForReaders(deps: Deps): Promise<boolean> {
  try {
    // Yields first, so that calls of the same turn find this refresh under way.
    await nextTurn();
    for (let batch = 0; batch < BATCHES_FOR_READERS; batch += 1) {
      if (!refreshSome(deps)) return false;
      await nextTurn();
    }
    return true;
  } catch (error) {
    deps.log.error({ error: String(error) }, 'lists of partners not brought up to date');
    return false;
  }
}

/** One bad row must not hold up all others: it is skipped until its next change. */
function settle(deps: Deps, id: string): void {
  try {
    deps.tx(() => refreshOne(deps, id));
  } catch (error) {
    if (databaseFault(error)) throw error;
    deps.log.error({ id, error: String(error) }, 'row of a partner’s list not made');
  }
  deps.registrations.settle(id);
}

/** Rebuilds the rows of an account or application `id`. Call it inside a transaction. */
export function refreshOne(deps: Deps, id: string): void {
  const { registrations } = deps;
  const own = registrations.application(id);
  const owner = own?.user_id ?? id;
  const applications = own && own.user_id === null ? [own] : registrations.applications(owner);
  const people = peopleOf(registrations.account(owner), applications);
  const hiddenUpTo = deps.seasonEnds.hiddenUpTo();
  const [past, seen] = [
    people.filter((person) => cameAt(person) <= hiddenUpTo),
    people.filter((person) => cameAt(person) > hiddenUpTo),
  ];
  const rows = seen.map((person) => rowOf(deps, person, owner));
  for (const { partnerId, account, application } of past)
    for (const one of [account, application]) if (one) registrations.endAccess(partnerId, one.id);
  registrations.replace([...new Set([id, owner])], rows);
}

interface Person {
  partnerId: string;
  account: InvitedAccount | undefined;
  application: ApplicationOfPerson | undefined;
  /** The account applied through another partner: it has nothing to do in this list. */
  appliedElsewhere: boolean;
}

/**
 * One person for each partner that an account and its applications came through; of several applications through one
 * partner, the first. An application counts for the partner that it came through, even if its account came through
 * another one. Pure.
 */
function peopleOf(account: InvitedAccount | undefined, applications: readonly ApplicationOfPerson[]): Person[] {
  const partnerIds = new Set([account?.partner_id, ...applications.map(({ partner_id }) => partner_id)]);
  return [...partnerIds].flatMap((partnerId) => {
    if (!partnerId) return [];
    const application = applications.find(({ partner_id }) => partner_id === partnerId);
    const own = account?.partner_id === partnerId ? account : undefined;
    return [{ partnerId, account: own, application, appliedElsewhere: !application && applications.length > 0 }];
  });
}

/** When a person last came to us through the partner: to which season they belong. Pure. */
function cameAt({ account, application }: Person): number {
  return Math.max(account?.created_at ?? 0, application?.created_at ?? 0);
}

/** The row of a person in the list. */
function rowOf(deps: Deps, person: Person, owner_id: string): RegistrationRow {
  const { registrations, documents: allDocuments, events, clock } = deps;
  const { partnerId, account, application, appliedElsewhere } = person;
  const { id: person_id, created_at: registered_at } = (account ?? application) as InvitedAccount | ApplicationOfPerson;
  const [account_id, applicant_id] = [account?.id ?? null, application?.id ?? null];
  const nudges = registrations.nudges(applicant_id, account_id, clock.now());
  const documents = applicant_id ? allDocuments.current(applicant_id) : [];
  const facts = application ? factsOf(deps, application, documents) : null;
  const missing = appliedElsewhere ? [] : missingThings(facts);
  const turn = appliedElsewhere ? 'done' : turnOf(facts);
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
      came_at: cameAt(person),
    },
    week: mondayOf(registered_at),
    step: stepOf({ status: application?.status ?? null, documents }),
    turn,
    since: sinceOf(turn, {
      registeredAt: registered_at,
      appliedAt: application?.created_at,
      turnSince: applicant_id ? events.turnSince('applicant', applicant_id) : undefined,
      broughtAt: [...documents.map(({ uploaded_at }) => uploaded_at), application?.originals_posted_at ?? 0],
    }),
    missing: JSON.stringify(missing),
    nudged_at: nudges.last,
    nudge_at: mayNudge ? (nudges.last === null ? 0 : nudges.last + DAY_MS) : null,
    search: plainText(`${name} ${note}`),
    sort_name: plainText(name),
    link_id: registrations.link(partnerId, account_id, applicant_id),
  };
}

/** Whether the person still wants reminders. `toStart`: how many the account got while it had no application. */
function isWelcome({ account, application }: Person, toStart: number): boolean {
  if ((application ?? account)?.reminders_stopped_at !== null) return false;
  return application !== undefined || toStart < MAX_NUDGES_TO_START;
}

function factsOf(
  { deferredDocuments }: Deps,
  application: ApplicationOfPerson,
  documents: readonly Document[],
): ApplicationFacts {
  const { id, status, originals_posted_at, originals_received_at } = application;
  // Originals can arrive although nobody has announced them.
  const originalsPostedAt = originals_posted_at ?? originals_received_at;
  return { status, documents, deferred: deferredDocuments.awaited(id), originalsPostedAt };
}

/** A partner learns a name only with the applicant's consent, and never an address: the nudge mails them. */
function nameOf({ consents }: Deps, application: ApplicationOfPerson | undefined): string | undefined {
  if (!application || !consents.given(application.id, 'partner_name')) return undefined;
  return `${application.first_name} ${application.last_name}`.trim() || undefined;
}
