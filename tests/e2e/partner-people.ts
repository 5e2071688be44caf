import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { accountStore } from '#api/accounts/account.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { Status } from '#contract/model/status.ts';
import { letPartnersSeeNames } from '../support/consents.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';
import { type InvitingPartner, seedInvitingPartner } from './inviting-partner.ts';
import { seedApplicant } from './seed.ts';
import type { RunningServer } from './server.ts';
import { openSession } from './sign-in.ts';

/** Signs in a partner who has done onboarding; the organisation is verified unless said otherwise. */
export async function signInAsPartner(
  context: BrowserContext,
  server: RunningServer,
  wanted: Parameters<typeof seedInvitingPartner>[1] = {},
): Promise<InvitingPartner> {
  const partner = await seedInvitingPartner(server, { verified: true, ...wanted });
  await openSession(context, server, partner.id);
  return partner;
}

interface WantedStudent {
  firstName: string;
  lastName?: string;
  daysAgo?: number;
  /** The status of the student's application; none if left out. */
  status?: Status;
}

/** A student who came by the partner's link, confirmed the address and perhaps applied. Returns the address. */
export async function seedStudent(
  { deps }: RunningServer,
  { partnerId }: InvitingPartner,
  { firstName, lastName = 'Bekele', daysAgo = 0, status }: WantedStudent,
): Promise<{ id: string; email: string; applicantId: string | undefined }> {
  const id = randomUUID();
  const email = `${firstName.toLowerCase()}.${id}@example.org`;
  const at = deps.clock.now() - daysAgo * DAY_MS;
  const names = { first_name: firstName, last_name: lastName };
  const account = { id, email, password_hash: null, lang: 'en' as const, ...names, chosen_role: 'student' as const };
  deps.tx(() =>
    accountStore(deps.db).add({ ...account, partner_id: partnerId, confirmed_at: at, created_at: at }, 'student'),
  );
  if (!status) return { id, email, applicantId: undefined };
  const { id: applicantId } = await seedApplicant(deps, { status, userId: id });
  changeRows(
    deps.db,
    'applicant',
    { id: applicantId },
    { partner_id: partnerId, first_name: firstName, last_name: lastName, email, created_at: at },
  );
  letPartnersSeeNames(deps);
  settle(deps, applicantId);
  return { id, email, applicantId };
}

const NAMES = ['Hanna', 'Dawit', 'Meron', 'Yonas', 'Sara', 'Abel', 'Liya', 'Nahom', 'Rahel', 'Kaleb'];
const FAMILIES = ['Wolde', 'Tadesse', 'Girma-Hailemariam Gebreselassie'];
const WAYS: (Status | undefined)[] = [
  undefined,
  'PRE_REGISTERED',
  'STEP1_APPROVED',
  'A2_CV_RECEIVED',
  'STEP2_APPROVED',
  undefined,
  'ENROLMENT_UPLOADED',
  'COMPLETE',
  'REJECTED',
  'STEP1_APPROVED',
];

/** Thirty students with every status, registered over ten weeks. */
export async function seedThirty(server: RunningServer, partner: InvitingPartner): Promise<void> {
  for (let index = 0; index < 30; index += 1) {
    const status = WAYS[index % WAYS.length];
    await seedStudent(server, partner, {
      firstName: NAMES[(index * 3) % NAMES.length] ?? '',
      lastName: FAMILIES[index % FAMILIES.length] ?? '',
      daysAgo: Math.round((index * index) / 13),
      ...(status ? { status } : {}),
    });
  }
}
