import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { assertLawful, unlawfulOf } from '../employers/lawful.ts';
import { recordEmployer } from '../employers/record-employer.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { assertNotResting } from '../employment-contracts/candidate-of.ts';
import { type Contract, contractStore } from '../employment-contracts/contract.store.ts';
import { contractLifeStore } from '../employment-contracts/contract-life.store.ts';
import { contractTermsStore } from '../employment-contracts/contract-terms.store.ts';
import { currentCopies } from '../employment-contracts/current-copies.ts';
import { isSigned } from '../employment-contracts/is-signed.ts';
import { requirementOf, termsOf } from '../employment-contracts/load-contract.ts';
import { REQUEST_TEXTS } from '../employment-contracts/request.text.ts';
import { isOut, wageDue } from '../employment-contracts/wage-due.ts';
import { writeTerms } from '../employment-contracts/write-terms.ts';
import { problem } from '../http/problem.ts';
import type { WayBack } from '../many/do-many.ts';
import { recordUndo } from '../many/undo.ts';
import { fillPlaces } from '../matches/fill-places.ts';
import { passOnRaise } from './pass-on-raise.ts';

const WAGES: Text = { de: '{now} € statt {before} €', en: '€{now} instead of €{before}' };

/**
 * Sends a new version of a contract in which nothing but the wage is another: what its requirement pays by now, or what
 * the law asks for. That answers the request for it, and a requirement that pays less is raised, too. Call it inside a
 * transaction.
 */
export function raiseContract(deps: Deps, row: Contract, accountId: string): void {
  const { terms } = termsOf(deps, row);
  if (!isOut(deps, row)) throw problem('contract_over');
  const wage_cents = wageDue(deps, row, terms);
  if (wage_cents === null) throw problem('contract_wage_paid');
  if (openRequests(deps, row).some(({ kind }) => kind !== 'wage')) throw problem('request_besides');
  // Copies of an older version are looked at by nobody any more, and both may have signed it.
  const isUnseen = currentCopies(deps, row).some(({ review }) => review === 'pending');
  if (isUnseen && isSigned(deps, row)) throw problem('contract_copies_unseen');
  assertNotResting(deps, row);
  const raised = { ...terms, wage_cents };
  assertLawful(deps, raised);
  writeTerms(deps, row, raised, { accountId, as: 'raised' });
  const versions = { from: row.terms_version, to: row.terms_version + 1 };
  // A higher wage needs no ink: what was exchanged and confirmed stays, also for who is at work.
  contractLifeStore(deps.db).keepMarks(row.id, versions);
  for (const { id, account_id } of openRequests(deps, row)) {
    const { lang = deps.site.operator.lang } = accountStore(deps.db).find(account_id ?? '') ?? {};
    const words = fill(REQUEST_TEXTS.sent[lang], { version: versions.to, wage: euroText(wage_cents, lang) });
    contractLifeStore(deps.db).answer(id, words, deps.clock.now());
  }
  raiseRequirement(deps, row, wage_cents, accountId);
}

/** The wage that a contract would get, beside the one that it says; undefined where none is due. */
export function wagesInWords(deps: Deps, row: Contract, lang: Lang): string | undefined {
  const { terms } = termsOf(deps, row);
  const due = wageDue(deps, row, terms);
  if (due === null) return undefined;
  return fill(WAGES[lang], { now: euroText(due, lang), before: euroText(terms.wage_cents, lang) });
}

/**
 * How a version that a contract is about to get is taken back, before anybody has opened it. What its requirement pays stays
 * raised: others have read it.
 */
export function wayBackOfRaise(deps: Deps, id: string, accountId: string): WayBack {
  const { db, clock } = deps;
  const before = contractStore(db).find(id);
  if (!before) return undefined;
  const { terms_version, state, ends_on } = before;
  const asked = openRequests(deps, before);
  return {
    applicantId: before.applicant_id,
    subject: () => ({ subject: 'contract', id }),
    putBack(by) {
      contractTermsStore(db).remove(id, terms_version + 1);
      contractLifeStore(db).keepMarks(id, { from: terms_version + 1, to: terms_version });
      contractStore(db).setTerms({ id, terms_version, ends_on, changed_at: clock.now() });
      contractStore(db).setState(id, state, clock.now());
      for (const one of asked) contractLifeStore(db).reopen(one.id);
      const undone = { undone: 'raise', from: 'sent', to: state };
      recordUndo(deps, ['contract', id], { by, actor: 'operator', accountId }, undone);
    },
  };
}

function openRequests({ db }: Pick<Deps, 'db'>, { id }: Contract) {
  return contractLifeStore(db)
    .requests(id)
    .filter(({ answer }) => answer === null);
}

function raiseRequirement(deps: Deps, row: Contract, wage_cents: number, accountId: string): void {
  const before = requirementOf(deps, row);
  if (!before || (before.wage_cents ?? 0) >= wage_cents) return;
  const now = { ...before, wage_cents };
  requirementStore(deps.db).change(before.id, now, before.state);
  recordEmployer(deps, before.employer_id, accountId, 'requirement-changed', { actor: 'operator' });
  passOnRaise(deps, now, accountId, 'operator');
  // Nobody moved up while it was not lawful.
  if (unlawfulOf(deps, before).length > 0) fillPlaces(deps, before.id);
}
