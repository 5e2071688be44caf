import { currentStep, nextAct } from '#contract/next-act.ts';
import { originalsToCome } from '#contract/original.ts';
import { callName } from '#contract/person-name.ts';
import type { Clock } from '../clock.ts';
import { UnsendableMail } from '../mail/sending-error.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { Recipient } from '../mail/worker.ts';
import type { ApplicantStore } from './applicant.store.ts';
import { applicationFacts, type FactsParts } from './facts.ts';
import type { OriginalStore } from './original.store.ts';
import { originalsOf } from './originals.ts';
import type { TokenStore } from './token.store.ts';

interface Parts extends FactsParts {
  applicants: ApplicantStore;
  tokens: TokenStore;
  originals: OriginalStore;
  clock: Clock;
  secretKey: Buffer;
}

/** The applicant a mail is about; its link opens the application. */
export function applicantAsRecipient(parts: Parts, id: string): Recipient {
  const { applicants, tokens, clock, secretKey } = parts;
  const applicant = applicants.find(id);
  if (!applicant) throw new UnsendableMail('its application is gone');
  const facts = applicationFacts(parts, applicant);
  return {
    email: applicant.email,
    firstName: callName(applicant),
    token: () => tokens.mint(id, clock.now()).token,
    application: {
      id,
      next: nextAct(facts),
      step: currentStep(facts),
      letterId: id.slice(0, 8),
      hasAccount: applicant.user_id !== null,
      originalsToCome: originalsToCome(originalsOf(parts, applicant)),
      unsubscribeToken: unsubscribeToken(secretKey, id),
    },
  };
}
