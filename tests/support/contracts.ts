import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { termsOfMatch } from '#api/contracts/terms.ts';
import type { Deps } from '#api/deps.ts';
import type { Visitor } from './accounts.ts';
import type { Api } from './api-server.ts';
import { EMPLOYER_PROFILE, REQUIREMENT } from './employers.ts';
import { blob, pdfBytes } from './files.ts';
import { formOf } from './forms.ts';
import { makeMatch } from './matches.ts';
import { makePoolCandidate } from './placements.ts';

/** Lets a candidate have taken a place of an employer, as rows alone. */
export function makeConfirmedMatch(deps: Deps, employerId: string, change: object = {}) {
  const { company, ...profile } = EMPLOYER_PROFILE;
  deps.db.prepare("UPDATE employer SET state = 'vetted', version = version + 1 WHERE id = ?").run(employerId);
  deps.employers.change(employerId, { company, ...profile });
  const requirementId = randomUUID();
  deps.requirements.add({
    ...{ ...REQUIREMENT, ...change, id: requirementId },
    employer_id: employerId,
    state: 'open',
    created_at: deps.clock.now(),
  });
  const { id: applicantId } = makePoolCandidate(deps);
  const { starts_on: startsOn, ends_on: endsOn } = { ...REQUIREMENT, ...change };
  const matchId = makeMatch(deps, { requirementId, applicantId, state: 'confirmed', startsOn, endsOn });
  const { token } = deps.tokens.mint(applicantId, deps.clock.now());
  const email = deps.applicants.find(applicantId)?.email ?? '';
  return { matchId, requirementId, applicantId, token, email };
}

/** Adds a contract that was sent, with acknowledged costs and a copy of the employer, as rows and a file alone. */
export async function makeSentContract(deps: Deps, employerId: string, applicant?: string) {
  const { matchId, applicantId } = makeConfirmedMatch(deps, employerId);
  if (applicant) deps.db.prepare('UPDATE match SET applicant_id = ? WHERE id = ?').run(applicant, matchId);
  const match = deps.contractsWanted.match(matchId);
  if (!match) throw new Error('no match');
  const [id, copy, now] = [randomUUID(), randomUUID(), deps.clock.now()];
  const terms = termsOfMatch(deps, match);
  deps.contracts.add({
    ...{ id, match_id: matchId, employer_id: employerId, applicant_id: applicant ?? applicantId },
    ...{ ends_on: terms.ends_on, created_at: now },
  });
  deps.contractTerms.write(id, { version: 1, terms, account_id: '', created_at: now, sent_at: now });
  deps.contractTerms.acknowledge(id, 1, now);
  deps.contracts.setState(id, 'sent', now);
  const bytes = await pdfBytes();
  writeFileSync(path.join(deps.folders.uploads, copy), bytes);
  deps.contractCopies.add({
    ...{ id: copy, contract_id: id, terms_version: 1, side: 'employer', file_name: 'signed.pdf', size: bytes.length },
    ...{ sha256: createHash('sha256').update(bytes).digest('hex'), key_id: 'plain', uploaded_at: now },
  });
  return { id, copy };
}

/** Sends a signed copy as a browser does: with a session, or with an application's token. */
export async function sendCopy(
  api: Api,
  by: { browser: Visitor } | { token: string },
  fields: { contract_id: string; terms_version: number },
  text = 'signed',
) {
  const { contract_id, terms_version } = fields;
  const isEmployer = 'browser' in by;
  const form = formOf(
    { ...(!isEmployer && { access_token: by.token }), contract_id, terms_version: String(terms_version) },
    { file: { content: blob(await pdfBytes(text), 'application/pdf'), name: 'signed.pdf' } },
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
