import { berlinDate } from '#api/berlin-time.ts';
import { DAY_MS } from '#api/clock.ts';
import type { ContractReply } from '#contract/contract.ts';
import { CONTRACT_FIELDS } from '#contract/contract-rules.ts';
import { visitor } from '../support/accounts.ts';
import { sendCopy } from '../support/contracts.ts';
import { FIRST } from './employers.ts';
import { ADMIN, done, signIn } from './organisations.ts';
import type { Person, World } from './world.ts';

/** How far a contract comes: each stage has the steps of those before it, and a cancelled one was sent. */
const STAGES = ['active', 'ended', 'signed-by-employer', 'sent', 'signed-by-candidate', 'cancelled', 'draft'] as const;

/** The operator makes a contract of each confirmed match but the last of several, and both sides do their part. */
export async function makeContracts(world: World): Promise<void> {
  const admin = await signIn(world, ADMIN);
  const { body } = await done(admin.post('/api/admin/contracts-wanted', {}));
  const { matches } = body as unknown as { matches: { match_id: string }[] };
  const made = matches.slice(0, Math.max(1, matches.length - 1));
  for (const [at, { match_id }] of made.entries()) {
    const act = async (name: string, input: object) =>
      (await done(admin.post(`/api/admin/${name}`, input))).body as unknown as { contract: ContractReply };
    const { contract } = await act('make-contract', { match_id });
    const stage = STAGES[at % STAGES.length];
    if (stage === 'draft') continue;
    // Of a summer that is over: its days are moved before it is sent.
    const before =
      stage === 'ended' ? await act('change-contract', daysAgo(contract, world.api.clock.now())) : { contract };
    const sent = await act('send-contract', { contract_id: contract.id, seen: before.contract.version });
    const step = { contract_id: contract.id, seen: sent.contract.version };
    if (stage === 'cancelled')
      await act('cancel-contract', { ...step, reason: 'Die Firma hat den Einsatz auf das nächste Jahr verschoben.' });
    if (stage === 'active' || stage === 'ended' || stage === 'signed-by-candidate')
      await signAsCandidate(world, contract.id);
    if (stage === 'active' || stage === 'ended' || stage === 'signed-by-employer')
      await signAsEmployer(world, contract.id);
  }
}

/** The same contract for some weeks that ended a few days ago. */
function daysAgo({ id, version, terms }: ContractReply, now: number) {
  if (!terms) throw new Error('a draft shows an admin its terms');
  const fields = Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, terms[name]]));
  const [starts_on, ends_on] = [berlinDate(now - 60 * DAY_MS), berlinDate(now - 3 * DAY_MS)];
  return { contract_id: id, seen: version, ...fields, starts_on, ends_on };
}

async function signAsCandidate(world: World, contract_id: string): Promise<void> {
  const { api, people } = world;
  const applicant = api.deps.contracts.find(contract_id)?.applicant_id;
  const { token } = people.find(({ id }) => id === applicant) as Person;
  const terms = { contract_id, terms_version: 1 };
  const authorization = `Bearer ${token}`;
  await done(visitor(api).post('/api/acknowledge-contract-costs', terms, { authorization }));
  await copyOf(world, { token }, contract_id, 'Signed by the candidate');
}

async function signAsEmployer(world: World, contract_id: string): Promise<void> {
  const browser = await signIn(world, FIRST);
  await copyOf(world, { browser }, contract_id, 'Unterschrieben von der Firma');
}

async function copyOf({ api }: World, by: Parameters<typeof sendCopy>[1], contract_id: string, text: string) {
  const { status, body } = await sendCopy(api, by, { contract_id, terms_version: 1 }, text);
  if (status !== 200) throw new Error(`a signed copy was refused: ${JSON.stringify(body)}`);
}
