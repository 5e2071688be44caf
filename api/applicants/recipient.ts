import { callName } from '#contract/person-name.ts';
import type { Clock } from '../clock.ts';
import { UnsendableMail } from '../mail/sending-error.ts';
import type { Recipient } from '../mail/worker.ts';
import type { ApplicantStore } from './applicant.store.ts';
import type { TokenStore } from './token.store.ts';

interface Parts {
  applicants: ApplicantStore;
  tokens: TokenStore;
  clock: Clock;
}

/** The applicant a mail is about; its link opens the application. */
export function applicantAsRecipient({ applicants, tokens, clock }: Parts, id: string): Recipient {
  const applicant = applicants.find(id);
  if (!applicant) throw new UnsendableMail('its application is gone');
  return {
    email: applicant.email,
    firstName: callName(applicant),
    token: () => tokens.mint(id, clock.now()).token,
  };
}
