import { DATA_LINK_HOURS } from '#contract/limits.ts';
import { currentStep, nextAct } from '#contract/model/next-act.ts';
import { originalsToCome } from '#contract/model/original.ts';
import { callName } from '#contract/person-name.ts';
import { accountStore } from '../accounts/account.store.ts';
import { signUpStore } from '../accounts/sign-up/sign-up.store.ts';
import type { Db } from '../db/open.ts';
import { UnsendableMail } from '../mail/sending-error.ts';
import type { TemplateName } from '../mail/templates/templates.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { Recipient } from '../mail/worker.ts';
import { dataTokenStore } from '../personal-data/data-token.store.ts';
import { obstaclesOf } from '../placements/obstacles-of.ts';
import { poolStore } from '../placements/pool.store.ts';
import { type Clock, HOUR_MS } from '../time/clock.ts';
import { type Applicant, applicantStore } from './applicant.store.ts';
import { applicationFacts, type FactsParts } from './facts.ts';
import { originalsOf } from './originals.ts';
import { tokenStore } from './token.store.ts';

interface Parts extends FactsParts {
  db: Db;
  clock: Clock;
  secretKey: Buffer;
}

/** The applicant a mail is about; its link opens the application, or its data for an hour. */
export function applicantAsRecipient(parts: Parts, id: string, template?: TemplateName): Recipient {
  const { db, clock, secretKey } = parts;
  const applicant = applicantStore(db).find(id);
  if (!applicant) throw new UnsendableMail('its application is gone');
  const facts = { ...applicationFacts(parts, applicant), obstacles: obstaclesOf(parts, applicant) };
  return {
    email: applicant.email,
    firstName: callName(applicant),
    token: () =>
      template === 'data-link'
        ? dataTokenStore(db).mint(id, clock.now(), DATA_LINK_HOURS * HOUR_MS)
        : tokenStore(db).mint(id, clock.now()).token,
    application: {
      id,
      next: nextAct(facts),
      step: currentStep(facts),
      letterId: id.slice(0, 8),
      hasAccount: applicant.user_id !== null,
      awaitsConfirmation: awaitsConfirmation(parts, applicant),
      isKeptOut: facts.obstacles.length > 0,
      isConsidered: poolStore(db).find(id) !== undefined,
      originalsToCome: originalsToCome(originalsOf(parts, applicant)),
      deferred: facts.deferred,
      unsubscribeToken: unsubscribeToken(secretKey, id),
      hasStopped: applicant.reminders_stopped_at !== null,
    },
  };
}

/** Whether an account was made for the application, and its mail is still to be answered. */
function awaitsConfirmation({ db }: Parts, { id, email, user_id }: Applicant): boolean {
  const account = user_id === null ? accountStore(db).findByEmail(email) : undefined;
  return (
    account !== undefined &&
    signUpStore(db)
      .listOf(account.id)
      .some(({ applicant_id }) => applicant_id === id)
  );
}
