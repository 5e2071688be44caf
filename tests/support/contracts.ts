import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import type { Deps } from '#api/deps.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import { contractWantedStore } from '#api/employment-contracts/contract-wanted.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { termsOfMatch } from '#api/employment-contracts/terms.ts';
import { consentStore } from '#api/placements/consent.store.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { Visitor } from './accounts.ts';
import type { Api } from './api-server.ts';
import { EMPLOYER_PROFILE, REQUIREMENT } from './employers.ts';
import { blob, pdfBytes } from './files.ts';
import { formOf } from './forms.ts';
import { makeMatch } from './matches.ts';
import { makePoolCandidate } from './placements.ts';
import { changeRows } from './rows.ts';

/** Lets a candidate have taken a place of an employer, as rows alone. */
export function makeConfirmedMatch(deps: Deps, employerId: string, change: object = {}) {
  const { company, ...profile } = EMPLOYER_PROFILE;
  deps.db.prepare("UPDATE employer SET state = 'vetted', version = version + 1 WHERE id = ?").run(employerId);
  employerStore(deps.db).change(employerId, { company, ...profile });
  const requirementId = randomUUID();
  requirementStore(deps.db).add({
    ...{ ...REQUIREMENT, ...change, id: requirementId },
    employer_id: employerId,
    state: 'open',
    created_at: deps.clock.now(),
  });
  const { starts_on: startsOn, ends_on: endsOn } = { ...REQUIREMENT, ...change };
  const { id: applicantId } = makePoolCandidate(deps, { available: { from: startsOn, until: endsOn } });
  const matchId = makeMatch(deps, { requirementId, applicantId, state: 'confirmed', startsOn, endsOn });
  const { token } = tokenStore(deps.db).mint(applicantId, deps.clock.now());
  const email = applicantStore(deps.db).find(applicantId)?.email ?? '';
  return { matchId, requirementId, applicantId, token, email };
}

/** Adds a contract that was sent, with acknowledged costs and a copy of the employer, as rows and a file alone. */
export async function makeSentContract(deps: Deps, employerId: string, applicant?: string) {
  const { matchId, applicantId } = makeConfirmedMatch(deps, employerId);
  if (applicant) {
    changeRows(deps.db, 'match', { id: matchId }, { applicant_id: applicant });
    giveConsent(deps, applicant);
  }
  const match = contractWantedStore(deps.db).match(matchId);
  if (!match) throw new Error('no match');
  const [id, copy, now] = [randomUUID(), randomUUID(), deps.clock.now()];
  const terms = termsOfMatch(deps, match);
  contractStore(deps.db).add({
    ...{ id, match_id: matchId, employer_id: employerId, applicant_id: applicant ?? applicantId },
    ...{ ends_on: terms.ends_on, created_at: now },
  });
  contractTermsStore(deps.db).write(id, { version: 1, terms, account_id: '', created_at: now, sent_at: now });
  contractTermsStore(deps.db).acknowledge(id, 1, now);
  contractStore(deps.db).setState(id, 'sent', now);
  const bytes = await pdfBytes();
  writeFileSync(path.join(deps.folders.uploads, copy), bytes);
  contractCopyStore(deps.db).add({
    ...{ id: copy, contract_id: id, terms_version: 1, side: 'employer', file_name: 'signed.pdf', size: bytes.length },
    ...{ sha256: createHash('sha256').update(bytes).digest('hex'), key_id: 'plain', uploaded_at: now },
  });
  return { id, copy };
}

type Signer = { browser: Visitor } | { token: string };
interface Signed {
  contract_id: string;
  terms_version: number;
}

/** Without it a contract rests. */
function giveConsent({ db, clock }: Deps, applicant_id: string): void {
  if (consentStore(db).given(applicant_id, 'employers')) return;
  const text = { text_version: '1', lang: 'en', given_at: clock.now() } as const;
  consentStore(db).give({ id: randomUUID(), applicant_id, purpose: 'employers', ...text });
}

/** Sends a signed copy as a browser does: with a session, or with an application's token. */
export async function sendCopy(api: Api, by: Signer, fields: Signed, text = 'signed') {
  return sendFile(api, by, fields, await pdfBytes(text));
}

/** The same with a file of its own. */
export async function sendFile(api: Api, by: Signer, signed: Signed, file: Uint8Array) {
  const content = blob(new Uint8Array(file), 'application/pdf');
  return sendFiles(api, by, signed, { file: { content, name: 'signed.pdf' } });
}

/** The same with files under the names of the form. */
export async function sendFiles(
  api: Api,
  by: Signer,
  { contract_id, terms_version }: Signed,
  files: Parameters<typeof formOf>[1],
) {
  const isEmployer = 'browser' in by;
  const form = formOf(
    { ...(!isEmployer && { access_token: by.token }), contract_id, terms_version: String(terms_version) },
    files,
  );
  const response = await fetch(
    `${api.url}${isEmployer ? '/api/employer/upload-contract-copy' : '/api/upload-contract-copy'}`,
    {
      method: 'POST',
      body: form,
      headers: {
        'accept-language': 'en',
        'sec-fetch-site': 'same-origin',
        ...(isEmployer && { cookie: by.browser.cookie }),
      },
    },
  );
  return { status: response.status, body: await response.json() };
}

/** An admin opens the copies of a contract that wait to be checked, as the page does, and accepts them. */
export async function acceptCopies(api: Api, admin: Visitor, contract_id: string, side?: 'employer' | 'candidate') {
  const read = async () =>
    (await admin.get(`/api/admin/contracts/${contract_id}`)).body as unknown as {
      contract: ContractReply;
      copies: { id: string; can: string[] }[];
    };
  const { contract, copies } = await read();
  const waiting = copies.filter(({ id, can }) => {
    const copy = contract.copies.find((one) => one.id === id);
    return can.includes('accept') && (!side || copy?.side === side);
  });
  for (const { id: copy_id } of waiting) {
    await openCopy(api, admin, copy_id);
    const seen = (await read()).contract.version;
    const { status, body } = await admin.post('/api/admin/accept-contract-copy', { contract_id, copy_id, seen });
    if (status !== 200) throw new Error(`a copy was not accepted: ${JSON.stringify(body)}`);
  }
}

/** Opens a copy to its end. */
export async function openCopy(api: Api, admin: Visitor, id: string): Promise<void> {
  const answer = await fetch(`${api.url}/api/admin/contract-copies/${id}`, { headers: { cookie: admin.cookie } });
  await answer.arrayBuffer();
}
