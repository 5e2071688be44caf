import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { CONTRACT_FIELDS } from '#contract/employment-contracts/contract-rules.ts';
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
    const { contract: sent } = await act('send-contract', { contract_id: contract.id, seen: contract.version });
    // Of a summer that is over: nothing is sent after its first day, and it gets these days in a second version.
    if (stage === 'ended') {
      const fields = daysAgo(sent, world.api.clock.now());
      changeRows(
        world.api.deps.db,
        'placement_profile',
        { applicant_id: applicantOf(world, sent.id) },
        vacationOf(fields),
      );
      await act('change-contract', fields);
    }
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

/** The same contract for some weeks that ended a few days ago. */
function daysAgo({ id, version, terms }: ContractReply, now: number) {
  if (!terms) throw new Error('a draft shows an admin its terms');
  const fields = Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, terms[name]]));
  const [starts_on, ends_on] = [berlinDate(now - 60 * DAY_MS), berlinDate(now - 3 * DAY_MS)];
  return { contract_id: id, seen: version, ...fields, starts_on, ends_on };
}

/** A vacation with these days in it: nobody is given work outside of theirs. */
function vacationOf({ starts_on, ends_on }: { starts_on: string; ends_on: string }) {
  return { vacation_from: starts_on, vacation_until: ends_on };
}

function applicantOf({ api }: Pick<World, 'api'>, id: string): string {
  return contractStore(api.deps.db).find(id)?.applicant_id ?? '';
}

async function signAsCandidate(world: World, contract_id: string): Promise<void> {
  const applicant = applicantOf(world, contract_id);
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
