import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applicantNoteStore } from '#api/applicants/review/applicant-note.store.ts';
import { savedViewStore } from '#api/desk/saved-view.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { documentCheckStore } from '#api/documents/document-check.store.ts';
import { type Contract, contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { tellSides } from '#api/employment-contracts/tell-sides.ts';
import { registrationStore } from '#api/partners/registrations/registration.store.ts';
import { continueErasures } from '#api/personal-data/continue-erasures.ts';
import { addPartner, member } from './accounts.ts';
import type { Api } from './api-server.ts';
import { applyUntil } from './applications.ts';
import { makeSentContract } from './contracts.ts';
import { ownEmployer } from './employers.ts';
import { makePoolCandidate } from './placements.ts';
import { changeRows } from './rows.ts';
import { setSeason } from './seasons.ts';
import { settle } from './standings.ts';

/** Somebody with an account, a partner, placement data, notes, a signed contract: every field holds the mark. */
export async function markedPerson(api: Api, mark: string) {
  const { deps } = api;
  const { db, clock } = deps;
  const now = clock.now();
  const names = { first_name: `${mark}first`, middle_name: `${mark}middle`, last_name: `${mark}last` };
  const email = `${mark.toLowerCase()}@example.org`;
  // Whoever waits for a season without days is in no pool.
  setSeason(deps, { starts_on: '2027-07-01', ends_on: '2027-09-28' });
  const partner = await member(api, 'partner');
  const profile = addPartner(api, partner.id);
  const person = await applyUntil(api, 'STEP2_APPROVED', { ...names, email, lang: 'de' });
  const { id } = person;
  const student = await member(api, 'student', { email: `${mark.toLowerCase()}2@example.org` });
  await student.browser.post('/api/me/link-application', { access_token: person.token });
  changeRows(db, 'applicant', { id }, { partner_id: profile.partnerId });
  registrationStore(deps.db).setNote(profile.partnerId, id, `${mark} of the partner`, now);
  applicantNoteStore(deps.db).add({
    ...{ id: mark, applicant_id: id, kind: 'note' },
    account_id: '',
    note: mark,
    created_at: now,
  });
  makePoolCandidate(deps, { applicantId: id });
  changeRows(db, 'placement_profile', { applicant_id: id }, { university: mark, field_of_study: mark });
  changeRows(db, 'document', { applicant_id: id }, { file_name: `${mark}.pdf`, reason: mark });
  const [document] = documentStore(deps.db).current(id);
  if (!document) throw new Error('no document');
  documentCheckStore(deps.db).notePassport({
    ...{ document_id: document.id, number: `${mark}9`, expires_on: '2030-01-01', account_id: '', at: now },
  });
  savedViewStore(deps.db).save(partner.id, { id: mark, name: `${mark}last`, filters: '{}' }, now);
  const employer = await member(api, 'employer');
  const contract = await makeSentContract(deps, (await ownEmployer(employer.browser)).id, id);
  const life = contractLifeStore(deps.db);
  const noted = { contract_id: contract.id, account_id: null, noted_at: 1 };
  life.setMark({ ...noted, what: 'visa', terms_version: 1, day: '2027-06-30', noted_by: 'candidate' });
  life.setEnd({
    ...{ ...noted, account_id: '', ended_by: 'both', ground: 'agreement', paper: mark },
    ...{ paper_on: '2027-07-30', last_day: '2027-07-31' },
  });
  life.addRequest({
    ...{ id: randomUUID(), contract_id: contract.id, side: 'candidate', kind: 'end', words: mark },
    ...{ account_id: null, asked_at: 1 },
  });
  writeFileSync(path.join(deps.folders.uploads, contract.copy), `%PDF ${mark}`);
  tellSides(deps, contractStore(deps.db).find(contract.id) as Contract, 'sent');
  settle(deps, id);
  await deps.mail.sendDue();
  return { ...person, student, partner, employer, contract, partnerId: profile.partnerId };
}

/** Does all that erasures have left. */
export async function finish({ deps }: Api): Promise<void> {
  while (await continueErasures(deps));
}

/** Files of the data folder that hold a text in their bytes, in any case of letters. */
export function holding({ deps }: Api, text: string): string[] {
  const { root } = deps.folders;
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).toString('latin1').toLowerCase().includes(text.toLowerCase()))
    .map((file) => path.relative(root, file));
}
