import type { Correction } from '#contract/applications/applicant.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { DAY_MS } from '../time/clock.ts';
import { assertOpen } from './advance.ts';
import { type Applicant, applicantStore } from './applicant.store.ts';
import { applicantToken } from './applicant-auth.ts';
import { possibleActions } from './application-rules.ts';
import { correctApplicant } from './correct.ts';
import { loadApplicant } from './load.ts';
import { viewApplicant } from './view.ts';

const MAX_MOVES_A_DAY = 3;

/** Corrects name or e-mail while nothing is approved yet; sets the mails' language at any time. */
export const updateApplicant = endpoint('updateApplicant', {
  auth: applicantToken,
  limit: { perNetwork: 300, perCaller: 20 },
  page: '/status',
  handle({ deps, caller: { applicant, held }, input: { mail_lang, ...typed }, from }) {
    deps.tx(() => {
      const before = loadApplicant(deps, applicant.id);
      const { status } = before;
      const change = changesIn(typed, before);
      if (mail_lang) applicantStore(deps.db).setLang(applicant.id, mail_lang, deps.clock.now());
      if (Object.keys(change).length === 0) return;
      assertOpen(status);
      if (!possibleActions(status, 'applicant').includes('correct')) throw problem('correction_closed');
      if (change.email && movedToday(deps, applicant.id) >= MAX_MOVES_A_DAY) throw problem('too_many_addresses');
      correctApplicant(deps, applicant.id, change, {
        by: 'applicant',
        keepToken: held.token,
        network: from.network,
      });
    });
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, held) };
  },
});

/** Only what differs: the history names each correction, and an unchanged address needs no mail. */
function changesIn(typed: Correction, before: Applicant): Correction {
  const changed = Object.entries(typed).filter(([name, value]) => value !== before[name as keyof Correction]);
  return Object.fromEntries(changed);
}

/** How often the address was changed today: each change mails two people, who may be strangers. */
function movedToday({ db, clock }: Deps, id: string): number {
  return outboxStore(db).countBetween(id, 'email-changed-notice', clock.now() - DAY_MS, clock.now());
}
