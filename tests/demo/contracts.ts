import { accountStore } from '#api/accounts/account.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { loadContract, termsOf } from '#api/employment-contracts/load-contract.ts';
import { moveDays } from '#api/employment-contracts/move-days.ts';
import { writeTerms } from '#api/employment-contracts/write-terms.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { type Visitor, visitor } from '../support/accounts.ts';
import { acceptCopies, openCopy, sendCopy } from '../support/contracts.ts';
import { changeRows } from '../support/rows.ts';
import { FIRST } from './employers.ts';
import { ADMIN, done, signIn } from './organisations.ts';
import type { Person, World } from './world.ts';

/** How far a contract comes: each stage has the steps of those before it. */
const STAGES = [
  ...(['active', 'draft', 'ended', 'to-check', 'signed-by-employer', 'signed-by-candidate'] as const),
  ...(['sent-back', 'sent'] as const),
] as const;
type Stage = (typeof STAGES)[number];
const BY_CANDIDATE: readonly (Stage | undefined)[] = [
  'active',
  'ended',
  'to-check',
  'sent-back',
  'signed-by-candidate',
];
const BY_EMPLOYER: readonly (Stage | undefined)[] = ['active', 'ended', 'to-check', 'signed-by-employer'];

/** The operator makes a contract of each confirmed match but the last of several, and both sides do their part. */
export async function makeContracts(world: World): Promise<void> {
  const admin = await signIn(world, ADMIN);
  const { body } = await done(admin.post('/api/admin/contracts-wanted', {}));
  const { matches } = body as unknown as { matches: { match_id: string }[] };
  const made = matches.slice(0, Math.max(1, matches.length - 1));
  for (const [at, { match_id }] of made.entries()) {
    const act = async (name: string, input: object) =>
      (await done(admin.post(`/api/admin/${name}`, input))).body as unknown as { contract: ContractReply };
    const stage = STAGES[at % STAGES.length];
    const { contract } = await act('make-contract', { match_id });
    if (stage === 'draft') {
      // The second one of its match: the first was sent and cancelled.
      const { contract: sent } = await act('send-contract', { contract_id: contract.id, seen: contract.version });
      const reason = 'Die Tage stimmten nicht. Ein neuer Vertrag kommt.';
      await act('cancel-contract', { contract_id: sent.id, seen: sent.version, reason });
      await act('make-contract', { match_id });
      continue;
    }
    await act('send-contract', { contract_id: contract.id, seen: contract.version });
    if (stage === 'ended') moveToPast(world, contract.id);
    if (BY_CANDIDATE.includes(stage)) await signAsCandidate(world, contract.id);
    if (BY_EMPLOYER.includes(stage)) await signAsEmployer(world, contract.id);
    if (stage === 'sent-back') await sendBack(world, admin, contract.id);
    else if (stage !== 'to-check') await acceptCopies(world.api, admin, contract.id);
  }
}

async function sendBack({ api }: World, admin: Visitor, contract_id: string): Promise<void> {
  const copy_id = contractCopyStore(api.deps.db).ofContract(contract_id)[0]?.id ?? '';
  await openCopy(api, admin, copy_id);
  const seen = contractStore(api.deps.db).find(contract_id)?.version;
  const reason = 'Auf der letzten Seite fehlt die Unterschrift.';
  await done(admin.post('/api/admin/return-contract-copy', { contract_id, copy_id, seen, reason }));
}

/** Moves a sent contract to a summer that is over, as on its first day: today none is moved to a day that has passed. */
function moveToPast({ api }: World, id: string): void {
  const now = api.clock.now();
  const days = { starts_on: berlinDate(now - 60 * DAY_MS), ends_on: berlinDate(now - 3 * DAY_MS) };
  const deps = { ...api.deps, clock: { now: () => Date.parse(days.starts_on) } };
  const accountId = accountStore(deps.db).findByEmail(ADMIN)?.id ?? '';
  deps.tx(() => {
    const row = loadContract(deps, id);
    const vacation = { vacation_from: days.starts_on, vacation_until: days.ends_on };
    changeRows(deps.db, 'placement_profile', { applicant_id: row.applicant_id }, vacation);
    moveDays(deps, row.match_id, days);
    writeTerms(deps, row, { ...termsOf(deps, row).terms, ...days }, { accountId, as: 'changed' });
    // Its ink came in time, else nobody could send a scan of it any more.
    const { terms_version } = loadContract(deps, id);
    const noted = { noted_by: 'operator', account_id: accountId, noted_at: deps.clock.now() } as const;
    contractLifeStore(deps.db).setMark({
      ...noted,
      ...{ contract_id: id, what: 'paper', terms_version, day: days.starts_on },
    });
  });
}

async function signAsCandidate(world: World, contract_id: string): Promise<void> {
  const applicant = contractStore(world.api.deps.db).find(contract_id)?.applicant_id;
  const { token } = world.people.find(({ id }) => id === applicant) as Person;
  const terms = { contract_id, terms_version: termsNow(world, contract_id) };
  const authorization = `Bearer ${token}`;
  await done(visitor(world.api).post('/api/acknowledge-contract-costs', terms, { authorization }));
  await copyOf(world, { token }, contract_id, 'Signed by the candidate');
}

function termsNow({ api }: Pick<World, 'api'>, id: string): number {
  return contractStore(api.deps.db).find(id)?.terms_version ?? 0;
}

async function signAsEmployer(world: World, contract_id: string): Promise<void> {
  const browser = await signIn(world, FIRST);
  await copyOf(world, { browser }, contract_id, 'Unterschrieben von der Firma');
}

async function copyOf({ api }: World, by: Parameters<typeof sendCopy>[1], contract_id: string, text: string) {
  const { status, body } = await sendCopy(
    api,
    by,
    { contract_id, terms_version: termsNow({ api }, contract_id) },
    text,
  );
  if (status !== 200) throw new Error(`a signed copy was refused: ${JSON.stringify(body)}`);
}
