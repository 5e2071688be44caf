import type { Lang } from '#contract/languages.ts';
import type { Action } from '#contract/model/action.ts';
import { type DocumentType, documentName, type NamedDocument, whileDeferred } from '#contract/model/document.ts';
import { sayStakes } from '#contract/model/say-stakes.ts';
import { ENDED_STATUSES, isOpen, type Status } from '#contract/model/status.ts';
import { eventStore, type Who } from '../audit/event.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { documentStore } from '../documents/document.store.ts';
import { type Problem, problem } from '../http/problem.ts';
import { toldStakesOf } from '../placements/stakes.ts';
import { uploadStore } from '../uploads/upload.store.ts';
import { ACTION_NAMES, NOTHING_POSSIBLE } from './action.text.ts';
import { type Applicant, applicantStore } from './applicant.store.ts';
import { type Actor, decide, type Facts, type Permitted, possibleActions } from './application-rules.ts';
import { deferredDocumentStore } from './deferred-document.store.ts';
import { unacceptedDocuments } from './documents-needed.ts';
import { loadApplicant } from './load.ts';
import { mailApplicant } from './mail-applicant.ts';

type Change = By & {
  action: Action;
  /** Shown in the mail and, if the application is rejected, on the screen. */
  reason?: string;
  params?: Readonly<Record<string, string>>;
  /** Details that are stored with the event. */
  detail?: Readonly<Record<string, string | number>>;
  /** The operator goes on without the originals that are not here. */
  originalsWaived?: boolean;
  /** The network that the change comes from, unless an operator makes it. */
  network?: string;
};

/**
 * The actor of a change; for an operator, also which person it is. `system`: the server does what an operator may, as
 * the setting `step1Approval` says once for all.
 */
export type By = { by: 'applicant'; who?: Who } | { by: 'operator'; who: Who } | { by: 'system'; who?: undefined };

/** Throws where the status machine refuses the action now; changes nothing. */
export function assertAllowed(deps: Deps, applicant: Applicant, action: Action, by: Actor): void {
  permitted(deps, factsOf(deps, applicant), action, by);
}

const NOTHING_YET: Facts = { status: 'nothing', documentsOpen: [], documentsDeferred: [], originalsReceived: false };

/** The status of a new application, and its first mail. */
export function beginning(deps: Deps): Permitted {
  return permitted(deps, NOTHING_YET, 'submit-preregistration', 'applicant');
}

/**
 * Moves an application along the status machine: status, event and mail. Runs inside a transaction, after the documents
 * of the change are recorded.
 */
export function advance(deps: Deps, applicantId: string, change: Change): Status {
  const applicant = loadApplicant(deps, applicantId);
  const facts = factsOf(deps, applicant);
  const known = change.originalsWaived ? { ...facts, originalsReceived: true } : facts;
  const outcome = permitted(deps, known, change.action, partOf(change));
  const now = deps.clock.now();
  const kept = outcome.to === applicant.status ? applicant.decision_reason : null;
  const decisionReason = change.action === 'reject' ? (change.reason ?? null) : kept;
  applicantStore(deps.db).setStatus(applicant.id, outcome.to, decisionReason, now);
  if (!isOpen(applicant.status) && isOpen(outcome.to)) documentStore(deps.db).retireRemoved(applicant.id);
  if (endsHold(applicant, outcome.to, change)) applicantStore(deps.db).letGoOn(applicant.id, now);
  if (!isOpen(outcome.to)) uploadStore(deps.db).endOf(applicant.id);
  const { by: actor, who, action, detail } = change;
  const step = { fromStatus: applicant.status, toStatus: outcome.to };
  recordEvent(deps, ['applicant', applicant.id], { actor, who, action, ...step, detail });
  if (outcome.mail) {
    const params = {
      ...change.params,
      ...(change.reason !== undefined && { reason: change.reason }),
      ...(ENDED_STATUSES.includes(outcome.to) && {
        stakes: sayStakes(toldStakesOf(deps, applicant.id), 'end', applicant.lang),
      }),
    };
    mailApplicant(deps, applicant, { template: outcome.mail, params }, change.network);
  }
  return outcome.to;
}

/** An operator who moves it on has decided what it was on hold for; one that has ended is never on hold. */
function endsHold({ held_at, status }: Applicant, to: Status, { by }: Change): boolean {
  return held_at !== null && to !== status && (by === 'operator' || !isOpen(to));
}

function factsOf(deps: Deps, applicant: Applicant): Facts {
  const before = eventStore(deps.db).statusBefore(applicant.id, applicant.status) as Status | undefined;
  const deferred = deferredDocumentStore(deps.db).awaitedTypes(applicant.id);
  return {
    status: applicant.status,
    ...(before && { statusBefore: before }),
    documentsOpen: unacceptedDocuments(applicant.status, documentStore(deps.db).current(applicant.id), deferred),
    documentsDeferred: deferred,
    originalsReceived: applicant.originals_received_at !== null,
  };
}

/** Whose actions are possible. */
function partOf({ by }: Change): Actor {
  return by === 'system' ? 'operator' : by;
}

function permitted(deps: Deps, facts: Facts, action: Action, by: Actor): Permitted {
  const outcome = decide(action, by, facts);
  const exact = (type: DocumentType) => (facts.documentsDeferred.includes(type) ? whileDeferred(type) : type);
  switch (outcome.kind) {
    case 'allowed':
      return outcome;
    case 'wrong-status':
      throw wrongStatus(facts.status, by);
    case 'documents-open':
      throw problem('documents_open', {
        params: (lang) => ({ open: documentNames(deps, outcome.open.map(exact), lang) }),
      });
    case 'originals-missing':
      throw problem('originals_missing');
  }
}

/** Throws where an application has ended: nothing about it can be changed any more. */
export function assertOpen(status: Status): void {
  if (!isOpen(status)) throw wrongStatus(status, 'applicant');
}

/** A refusal that lists what is possible instead. */
function wrongStatus(status: Facts['status'], asked: Actor): Problem {
  return problem('wrong_status', {
    params: (lang) => ({ possible: actionNames(possibleActions(status, asked), lang) }),
  });
}

function actionNames(actions: readonly Action[], lang: Lang): string {
  return actions.map((action) => ACTION_NAMES[action][lang]).join(', ') || NOTHING_POSSIBLE[lang];
}

/** 'CV, A2 certificate' */
export function documentNames({ site }: Pick<Deps, 'site'>, types: readonly NamedDocument[], lang: Lang): string {
  return types.map((type) => documentName(type, lang, site.partnerNetwork.name)).join(', ');
}
