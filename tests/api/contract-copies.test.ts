// Point 1 of issue 35: a copy counts when the operator has accepted it, and nobody else sees it before.

import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { sendDailyDigest } from '#api/desk/daily-digest.ts';
import { newsStore } from '#api/desk/news.store.ts';
import { tellNews } from '#api/desk/tell-news.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { endContracts } from '#api/employment-contracts/end-contracts.ts';
import { endWithMatch } from '#api/employment-contracts/end-with-match.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { CONTRACT_SIDES, contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { member, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { acceptCopies, makeConfirmedMatch, openCopy, sendCopy, sendFile, sendFiles } from '../support/contracts.ts';
import { deskAdmin } from '../support/desk.ts';
import { morningMailsTo, ownEmployer } from '../support/employers.ts';
import { blob, jpegBytes, pdfBytes } from '../support/files.ts';
import { mailsTo } from '../support/mails.ts';
import { PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows, columnOf, deleteRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let chiefEmail: string;
let deputy: Visitor;
let company: Visitor;
let companyEmail: string;
let companyId: string;
beforeAll(async () => {
  // By day: the daily mail waits for the morning.
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  ({ browser: chief, email: chiefEmail } = await deskAdmin(api));
  deputy = (await deskAdmin(api)).browser;
  ({ browser: company, email: companyEmail } = await member(api, 'employer', { lang: 'de' }));
  companyId = (await ownEmployer(company)).id;
});
afterAll(() => api.stop());

interface Detail {
  contract: ContractReply;
  can: string[];
  copies: { id: string; can: string[] }[];
  history: { action: string; actor_email: string | null }[];
  code: string;
  error: string;
  errors: { path: string; code: string }[];
}
const as = ({ status, body }: { status: number; body: unknown }) => ({ status, body: body as Detail });
const detail = async (id: string) => as(await chief.get(`/api/admin/contracts/${id}`)).body;
const act = async (name: string, input: object, by = chief) => as(await by.post(`/api/admin/${name}`, input));
const own = async (token: string) => {
  const { body } = await visitor(api).post('/api/contracts', {}, { authorization: `Bearer ${token}` });
  return (body.contracts as unknown as ContractReply[])[0];
};
const ofCompany = async (id: string) => {
  const { body } = await company.post('/api/employer/contracts', { contract_id: id });
  return (body.contracts as unknown as ContractReply[]).find((one) => one.id === id);
};
const stateOf = (id: string) => contractStore(api.deps.db).find(id)?.state;
const newestOf = (id: string, side: string) =>
  contractCopyStore(api.deps.db)
    .ofContract(id)
    .find((copy) => copy.side === side)?.id ?? '';

async function readyToSign() {
  const match = makeConfirmedMatch(api.deps, companyId);
  const { body } = await act('make-contract', { match_id: match.matchId });
  const { id } = body.contract;
  await act('send-contract', { contract_id: id, seen: 1 });
  const fields = { contract_id: id, terms_version: 1 };
  const authorization = `Bearer ${match.token}`;
  await visitor(api).post('/api/acknowledge-contract-costs', fields, { authorization });
  return { ...match, id, fields };
}

async function signed() {
  const one = await readyToSign();
  await sendCopy(api, { browser: company }, one.fields, 'by the employer');
  await sendCopy(api, one, one.fields, 'by the candidate');
  return one;
}

/** What the page of an admin sends about the newest copy of a side. */
async function about(id: string, side: 'employer' | 'candidate') {
  return { contract_id: id, copy_id: newestOf(id, side), seen: (await detail(id)).contract.version };
}

describe('Photos of a signed contract', () => {
  it('FILE-15 become one PDF for both sides, and the same photos again are no other copy', async () => {
    const one = await readyToSign();
    const content = blob(jpegBytes(), 'image/jpeg');
    const photos = { file_photos: [1, 2, 3].map((page) => ({ content, name: `page-${page}.jpg` })) };
    for (const [side, by] of [
      ['candidate', one],
      ['employer', { browser: company }],
    ] as const) {
      for (const _twice of [1, 2]) expect((await sendFiles(api, by, one.fields, photos)).status).toBe(200);
      const copies = contractCopyStore(api.deps.db)
        .ofContract(one.id)
        .filter((copy) => copy.side === side);
      expect(copies).toMatchObject([{ file_name: 'page-1.pdf' }]);
    }
  });
});

describe('A signed copy that nobody has checked', () => {
  it('opens for its sender and the operator alone, and is named to nobody else', async () => {
    const one = await signed();
    const [ofEmployer, ofCandidate] = [newestOf(one.id, 'employer'), newestOf(one.id, 'candidate')];
    const bearer = { authorization: `Bearer ${one.token}` };
    const asCandidate = (id: string) => fetch(`${api.url}/api/contract-copies/${id}`, { headers: bearer });
    const asEmployer = (id: string) =>
      fetch(`${api.url}/api/employer/contract-copies/${id}`, { headers: { cookie: company.cookie } });
    const statuses = async () =>
      Promise.all(
        [asCandidate(ofCandidate), asEmployer(ofEmployer), asCandidate(ofEmployer), asEmployer(ofCandidate)].map(
          async (answer) => {
            const { status, body } = await answer;
            await body?.cancel();
            return status;
          },
        ),
      );
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    expect((await own(one.token))?.copies.map(({ side }) => side)).toEqual(['candidate']);
    expect((await ofCompany(one.id))?.copies.map(({ side }) => side)).toEqual(['employer']);
    await acceptCopies(api, chief, one.id);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await own(one.token))?.copies.map(({ side }) => side).sort()).toEqual(['candidate', 'employer']);
  });

  it('PLAC-08 is not accepted once the law asks for more than its terms pay: new terms are signed', async () => {
    const one = await signed();
    const { db } = api.deps;
    // As if the law had raised the wage since: what the terms pay lies below it.
    const terms = JSON.stringify({ ...contractTermsStore(db).find(one.id, 1)?.terms, wage_cents: 1 });
    changeRows(db, 'contract_terms', { contract_id: one.id }, { terms });
    await openCopy(api, chief, newestOf(one.id, 'candidate'));
    const refused = await act('accept-contract-copy', await about(one.id, 'candidate'));
    expect([refused.status, refused.body.code]).toEqual([409, 'work_below_minimum']);
    expect(stateOf(one.id)).toBe('sent');
    const seen = await detail(one.id);
    expect(seen.copies.flatMap(({ can }) => can)).toEqual(['return', 'return']);
    expect(seen.can).toContain('change');
  });

  it('is in no export of the other side’s data', async () => {
    const { collectData } = await import('#api/personal-data/collect-data.ts');
    const { exportedFiles } = await import('#api/personal-data/exported-files.ts');
    const one = await signed();
    const exported = async () => {
      const data = await collectData(api.deps, { applications: [one.applicantId], accountId: null, lang: 'en' });
      return [data.rows('contract_copy').length, exportedFiles(api.deps, data, 'en').length];
    };
    expect(await exported()).toEqual([1, 1]);
    await acceptCopies(api, chief, one.id);
    expect(await exported()).toEqual([2, 2]);
  });

  it('is a to-do of the operator, in the list, the overview and both mails, until it is decided about', async () => {
    const { db, site } = api.deps;
    const todo = async () => (await chief.get('/api/admin/todo')).body.contract_copies as { count: number };
    const listed = async () => {
      const { body } = await chief.post('/api/admin/contracts', { state: 'to-check' });
      const found = body.contracts as unknown as { id: string; checking: string[] }[];
      return { ids: found.map(({ id }) => id), found, counts: body.counts };
    };
    const { count: before } = await todo();
    for (const { kind } of newsStore(db).counts()) newsStore(db).forget(kind);
    const one = await signed();
    await sendCopy(api, one, one.fields, 'a better scan');
    expect(await todo()).toMatchObject({ count: before + 1, oldest: expect.any(String) });
    const { ids, found, counts } = await listed();
    expect(ids).toContain(one.id);
    expect(found.find(({ id }) => id === one.id)?.checking).toEqual(expect.arrayContaining([...CONTRACT_SIDES]));
    expect(counts).toMatchObject({ 'to-check': before + 1 });
    // Two arrived; a better one of the same side is no further piece of work.
    expect(
      newsStore(db)
        .counts()
        .find(({ kind }) => kind === 'copies')?.count,
    ).toBe(2);
    for (const template of ['operator-news', 'operator-digest']) deleteRows(db, 'outbox', { template });
    tellNews(api.deps);
    await sendDailyDigest(api.deps);
    const paramsOf = (template: string) => JSON.parse(columnOf(db, 'outbox', 'params', { template }).join());
    const [digest, told] = [paramsOf('operator-digest'), paramsOf('operator-news')];
    expect([told.copies, digest.contract_copies]).toEqual(['2', String(before + 1)]);
    expect(site.operator.digest).toBe(true);
    await acceptCopies(api, chief, one.id);
    expect(await todo()).toMatchObject({ count: before });
    expect((await listed()).ids).not.toContain(one.id);
  });
});

describe('The operator, who checks a copy', () => {
  it('accepts only what they have opened, and only the copy that they saw', async () => {
    const one = await signed();
    const input = await about(one.id, 'candidate');
    expect((await act('accept-contract-copy', input)).body.code).toBe('copy_not_opened');
    await openCopy(api, deputy, input.copy_id);
    expect((await act('accept-contract-copy', input)).body.code).toBe('copy_not_opened');
    await openCopy(api, chief, input.copy_id);
    await sendCopy(api, one, one.fields, 'another file');
    expect((await act('accept-contract-copy', input)).body.code).toBe('contract_changed');
    const { contract } = await detail(one.id);
    expect((await act('accept-contract-copy', { ...input, seen: contract.version })).body.code).toBe(
      'contract_changed',
    );
    expect(stateOf(one.id)).toBe('sent');
  });

  it('accepts once if the press is doubled, and two of them never decide differently about what both saw', async () => {
    const one = await signed();
    const input = await about(one.id, 'employer');
    for (const by of [chief, deputy]) await openCopy(api, by, input.copy_id);
    expect((await act('accept-contract-copy', input)).status).toBe(200);
    expect((await act('accept-contract-copy', input)).status).toBe(200);
    const late = await act('return-contract-copy', { ...input, reason: 'No signature.' }, deputy);
    expect([late.status, late.body.code]).toEqual([409, 'contract_changed']);
    const { history } = await detail(one.id);
    expect(history.filter(({ action }) => action === 'contract-copy-accepted')).toHaveLength(1);
    expect(history[0]?.actor_email).toBe(chiefEmail);
  });

  it('sends one back with a reason: its sender is told, sends another, and the same file is not taken again', async () => {
    const one = await signed();
    const input = await about(one.id, 'employer');
    await openCopy(api, chief, input.copy_id);
    expect((await act('return-contract-copy', { ...input, reason: ' ' })).status).toBe(400);
    // What happened before is another morning's.
    await morningMailsTo(api, companyEmail);
    await act('return-contract-copy', { ...input, reason: 'Seite 2 fehlt.' });
    const mail = (await morningMailsTo(api, companyEmail)).at(-1);
    expect(mail?.subject).toBe('Bitte laden Sie den unterschriebenen Vertrag noch einmal hoch');
    expect(mail?.text).toContain('Seite 2 fehlt.');
    const shown = await ofCompany(one.id);
    expect(shown).toMatchObject({ state: 'sent', can: ['upload', 'paper', 'ask'], checking: ['candidate'] });
    expect(shown?.copies[0]).toMatchObject({ review: 'to_replace', review_note: 'Seite 2 fehlt.' });
    expect((await own(one.token))?.copies.map(({ side }) => side)).toEqual(['candidate']);
    const again = await sendCopy(api, { browser: company }, one.fields, 'by the employer');
    expect([again.status, again.body]).toMatchObject([400, { code: 'copy_was_returned' }]);
    expect((await sendCopy(api, { browser: company }, one.fields, 'all pages')).status).toBe(200);
    expect(await ofCompany(one.id)).toMatchObject({ checking: ['employer', 'candidate'] });
  });

  it('takes an acceptance back: the contract waits again, and the other side is told', async () => {
    const one = await signed();
    await acceptCopies(api, chief, one.id);
    expect(stateOf(one.id)).toBe('active');
    const reason = 'This is the contract of somebody else.';
    await morningMailsTo(api, companyEmail);
    const { body } = await act('return-contract-copy', { ...(await about(one.id, 'candidate')), reason });
    expect(body.contract.state).toBe('signed-by-employer');
    expect((await mailsTo(api, one.email)).at(-1)?.text).toContain(reason);
    expect((await morningMailsTo(api, companyEmail)).at(-1)?.subject).toBe('Ein unterschriebenes Exemplar kommt neu');
    expect((await ofCompany(one.id))?.copies.map(({ side }) => side)).toEqual(['employer']);
  });

  it('cannot decide as somebody who only reads', async () => {
    const one = await signed();
    const { browser: reader, id: readerId } = await deskAdmin(api);
    accountStore(api.deps.db).setRole(readerId, 'admin', 'reader');
    const input = await about(one.id, 'candidate');
    await openCopy(api, reader, input.copy_id);
    expect((await act('accept-contract-copy', input, reader)).status).toBe(403);
    expect((await act('return-contract-copy', { ...input, reason: 'x' }, reader)).status).toBe(403);
  });
});

/** A PDF with a line drawn onto a page, as a pen on a tablet does. Its table of objects has to be made anew. */
function withInk(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1');
  const [page = ''] = /\d+ 0 obj\s*<<\s*\/Type \/Page\b[\s\S]*?endobj/.exec(text) ?? [];
  const ink = '/Annots [<< /Type /Annot /Subtype /Ink /Rect [0 0 99 99] /InkList [[1 1 50 50]] >>]';
  const signed = page.replace('/Type /Page', `/Type /Page ${ink}`);
  return Buffer.from(text.replace(page, signed).replace(/startxref\s+\d+/, 'startxref\n1'), 'latin1');
}

describe('An upload that cannot be the signed copy', () => {
  const paper = async (id: string) => {
    const answer = await fetch(`${api.url}/api/employer/contracts/${id}/paper.pdf`, {
      headers: { cookie: company.cookie },
    });
    return new Uint8Array(await answer.arrayBuffer());
  };

  it.each(['employer', 'candidate'] as const)('is refused to the %s: our own paper, byte for byte', async (side) => {
    const one = await readyToSign();
    const files = api.files();
    const by = side === 'employer' ? { browser: company } : one;
    const { status, body } = await sendFile(api, by, one.fields, await paper(one.id));
    expect([status, (body as Detail).errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'file', code: 'copy_unsigned' })],
    ]);
    expect((body as Detail).error).toContain('without a signature');
    expect(api.files()).toEqual(files);
  });

  it('is refused with another contract’s number: in its title, or in the text of a page', async () => {
    const [one, other] = [await readyToSign(), await readyToSign()];
    const files = api.files();
    const refused = await sendFile(api, { browser: company }, one.fields, await paper(other.id));
    expect([refused.status, (refused.body as Detail).code]).toEqual([400, 'copy_of_other_contract']);
    expect((refused.body as Detail).error).toContain(contractNumber(other.id));
    const text = await sendCopy(api, one, one.fields, `Contract ${contractNumber(other.id)}`);
    expect([text.status, (text.body as Detail).code]).toEqual([400, 'copy_of_other_contract']);
    expect(api.files()).toEqual(files);
    // The own number, and a number that is no contract's, are taken.
    expect((await sendCopy(api, one, one.fields, `Contract ${contractNumber(one.id)}`)).status).toBe(200);
    expect((await sendCopy(api, { browser: company }, one.fields, 'Bill V-2027-0001')).status).toBe(200);
  });

  it('PLAC-15 is refused by another contract’s number in its name, where its pages say none', async () => {
    const [one, other] = [await readyToSign(), await readyToSign()];
    const send = async (text: string, named: string) => {
      const content = blob(new Uint8Array(await pdfBytes(text)), 'application/pdf');
      const file = { content, name: `Scan ${contractNumber(named).toLowerCase()}-1.pdf` };
      const { status, body } = await sendFiles(api, one, one.fields, { file });
      return [status, (body as Detail).code];
    };
    expect(await send('A scan', other.id)).toEqual([400, 'copy_of_other_contract']);
    expect(await send(`Contract ${contractNumber(other.id)}`, one.id)).toEqual([400, 'copy_of_other_contract']);
    expect(await send(`Contract ${contractNumber(one.id)}`, other.id)).toEqual([200, undefined]);
    expect(await send('A scan', one.id)).toEqual([200, undefined]);
  });

  it('is not the paper with a signature drawn into it', async () => {
    const one = await readyToSign();
    const drawn = withInk(await paper(one.id));
    expect((await sendFile(api, { browser: company }, one.fields, drawn)).status).toBe(200);
  });

  it('PLAC-07 is refused when our own paper was only saved anew', async () => {
    const one = await readyToSign();
    const again = Buffer.concat([await paper(one.id), Buffer.from('\n% saved by another program\n%%EOF\n')]);
    const { status, body } = await sendFile(api, { browser: company }, one.fields, again);
    expect([status, (body as Detail).code]).toEqual([400, 'copy_unsigned']);
  });

  it('PLAC-07 is refused when it is the paper of an earlier version, saved anew', async () => {
    const one = await readyToSign();
    const old = await paper(one.id);
    const { contract } = await detail(one.id);
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = contract.terms ?? {};
    const terms = { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts, wage_cents: 1900 };
    await act('change-contract', { contract_id: one.id, seen: contract.version, ...terms });
    const again = Buffer.concat([old, Buffer.from('\n% saved by another program\n%%EOF\n')]);
    const fields = { ...one.fields, terms_version: 2 };
    const { status, body } = await sendFile(api, { browser: company }, fields, again);
    expect([status, (body as Detail).code]).toEqual([400, 'copy_unsigned']);
  });

  it('PLAC-07 PLAC-15 is refused when it is one of the two copies alone, unsigned', async () => {
    const one = await readyToSign();
    const both = await PDFDocument.load(await paper(one.id));
    const half = await PDFDocument.create();
    const pages = both.getPageIndices().slice(0, both.getPageCount() / 2);
    for (const page of await half.copyPages(both, pages)) half.addPage(page);
    const { status, body } = await sendFile(api, { browser: company }, one.fields, await half.save());
    expect([status, (body as Detail).code]).toEqual([400, 'copy_unsigned']);
  });
});

describe('An employer that takes a copy back', () => {
  const takeBack = async (id: string, copy_id: string) =>
    (await company.post('/api/employer/take-back-contract-copy', { contract_id: id, copy_id })) as unknown as {
      status: number;
      body: ContractReply & Detail;
    };
  const sendOwn = async (one: Awaited<ReturnType<typeof readyToSign>>, text: string) =>
    ((await sendCopy(api, { browser: company }, one.fields, text)).body as unknown as ContractReply).copies[0]?.id ??
    '';

  it('EMPA-23 finds its former copy again, and no file is left of it', async () => {
    const one = await readyToSign();
    const first = await sendOwn(one, 'first');
    const files = api.files();
    const second = await sendOwn(one, 'second');
    const { body } = await takeBack(one.id, second);
    expect(body.copies.map(({ id, is_current }) => [id, is_current])).toEqual([[first, true]]);
    expect(api.files()).toEqual(files);
    // Doubled, it is done once.
    expect((await takeBack(one.id, second)).status).toBe(200);
    expect((await takeBack(one.id, first)).body.copies).toEqual([]);
  });

  it('EMPA-23 cannot once it was looked at, or the other side has signed too, nor with the other side’s', async () => {
    const [one, other] = [await readyToSign(), await readyToSign()];
    const [mine, returned] = [await sendOwn(one, 'mine'), await sendOwn(other, 'returned')];
    await openCopy(api, chief, returned);
    await act('return-contract-copy', { ...(await about(other.id, 'employer')), reason: 'A poster.' });
    expect(await takeBack(other.id, returned)).toMatchObject({ status: 409, body: { code: 'copy_counts' } });
    const { body } = await sendCopy(api, one, one.fields, 'theirs');
    const theirs = (body as unknown as ContractReply).copies.find(({ side }) => side === 'candidate')?.id ?? '';
    expect(await takeBack(one.id, mine)).toMatchObject({ status: 409, body: { code: 'copy_counts' } });
    expect((await takeBack(one.id, theirs)).body.code).toBe('document_unknown');
    expect((await takeBack(other.id, mine)).body.code).toBe('document_unknown');
  });
});

describe('Cancelling a contract', () => {
  it('is not possible once both have sent signed copies, checked or not', async () => {
    const one = await signed();
    const cancel = async () => {
      const { contract, can } = await detail(one.id);
      const input = { contract_id: one.id, seen: contract.version, reason: 'x' };
      const { status, body } = await act('cancel-contract', input);
      return [contract.is_signed, can.includes('cancel'), status, body.code];
    };
    expect(await cancel()).toEqual([true, false, 409, 'contract_signed']);
    await acceptCopies(api, chief, one.id);
    expect(await cancel()).toEqual([true, false, 409, 'contract_signed']);
    expect(stateOf(one.id)).toBe('active');
  });

  it('does not become possible by changing the terms that both have signed', async () => {
    const one = await signed();
    await acceptCopies(api, chief, one.id);
    const { contract } = await detail(one.id);
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = contract.terms ?? {};
    const terms = { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts, wage_cents: 1900 };
    const changed = await act('change-contract', { contract_id: one.id, seen: contract.version, ...terms });
    expect([changed.body.contract.state, changed.body.can]).toEqual(['sent', ['change', 'mark', 'end']]);
    const input = { contract_id: one.id, seen: changed.body.contract.version, reason: 'x' };
    expect((await act('cancel-contract', input)).body.code).toBe('contract_signed');
  });

  it('PLAC-07 does not become possible once its paper is exchanged: an accepted copy goes back only after the note is taken back', async () => {
    const one = await signed();
    await acceptCopies(api, chief, one.id);
    const mark = async (day: string) =>
      act('mark-contract', { contract_id: one.id, seen: (await detail(one.id)).contract.version, what: 'paper', day });
    await mark('2026-11-20');
    const send = async () => act('return-contract-copy', { ...(await about(one.id, 'employer')), reason: 'A poster.' });
    expect(await send()).toMatchObject({ status: 409, body: { code: 'copy_inked' } });
    expect((await detail(one.id)).copies.map(({ can }) => can)).toEqual([[], []]);
    api.deps.tx(() => endWithMatch(api.deps, one.matchId));
    expect(stateOf(one.id)).toBe('active');
    await mark('');
    expect((await send()).body.contract.state).toBe('signed-by-candidate');
  });

  it('PLAC-07 is not possible for what is signed in ink, though no copy has come: it ends by its own rules', async () => {
    const one = await readyToSign();
    const noted = { ...one.fields, day: '2026-11-20' };
    await company.post('/api/employer/record-contract-paper', noted);
    const { contract, can } = await detail(one.id);
    expect([contract.is_signed, can]).toEqual([true, ['change', 'mark', 'end']]);
    const input = { contract_id: one.id, seen: contract.version, reason: 'x' };
    expect(await act('cancel-contract', input)).toMatchObject({ status: 409, body: { code: 'contract_signed' } });
    api.deps.tx(() => endWithMatch(api.deps, one.matchId));
    expect(stateOf(one.id)).toBe('sent');
    // Its last day ends it as any other.
    contractStore(api.deps.db).setEndsOn(one.id, '2026-11-20', api.clock.now());
    while (endContracts(api.deps));
    expect(stateOf(one.id)).toBe('ended');
  });

  it('stays possible while one signature is missing, or a copy was sent back as unsigned', async () => {
    const one = await signed();
    const input = await about(one.id, 'employer');
    await openCopy(api, chief, input.copy_id);
    const { body } = await act('return-contract-copy', { ...input, reason: 'This is a poster.' });
    expect(body.can).toContain('cancel');
    const seen = body.contract.version;
    expect((await act('cancel-contract', { contract_id: one.id, seen, reason: 'x' })).body.contract.state).toBe(
      'cancelled',
    );
    expect((await mailsTo(api, one.email)).at(-1)?.text).not.toContain('no longer valid');
  });
});
