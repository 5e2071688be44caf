import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, accountStore } from '#api/accounts/account.store.ts';
import { sweepAccounts } from '#api/accounts/sweep-accounts.ts';
import { findReminderOwner } from '#api/applicants/reminders/reminder-owner.ts';
import { runApplicants } from '#api/applicants.cli.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { isStopped } from '#api/partners/invitations/keep-stop.ts';
import { readList } from '#api/partners/invitations/read-list.ts';
import { studentInvitationStore } from '#api/partners/invitations/student-invitation.store.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { collectData } from '#api/personal-data/collect-data.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { eraseAccount } from '#api/personal-data/erase-account.ts';
import { DAY_MS } from '#api/time/clock.ts';
import {
  MAX_INVITATION_LIST_CHARACTERS,
  MAX_STUDENT_INVITATIONS_A_DAY,
  STUDENT_INVITATIONS_KEPT_DAYS,
} from '#contract/limits.ts';
import type { InviteStudentsReply } from '#contract/partners/student-invitation.ts';
import { addPartner, mailedSecret, member, newAddress, newAdmin, PASSWORD } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, callAs } from '../support/applications.ts';
import { setConsent } from '../support/consents.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { rowsOf } from '../support/rows.ts';
import { settle } from '../support/standings.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

async function partner({ verified = true } = {}) {
  const { browser, id } = await member(api, 'partner');
  const { partnerId, inviteToken } = addPartner(api, id);
  if (verified) partnerStore(api.deps.db).setVerified(partnerId, api.clock.now());
  const invite = async (list: string, only_preview = false) => {
    const { status, body } = await browser.post('/api/partner/invite-students', { list, lang: 'en', only_preview });
    return { status, code: body.code, ...(body as unknown as InviteStudentsReply) };
  };
  const listed = async () =>
    (await browser.post('/api/partner/student-invitations', {})).body as unknown as {
      invitations: { email: string; registered: boolean }[];
      next: string | null;
    };
  return { browser, id, partnerId, inviteToken, invite, listed };
}
const queued = () => outboxStore(api.deps.db).lastRow();
const statesOf = ({ entries }: InviteStudentsReply) => entries.map(({ line, state }) => [line, state]);

describe('A list of students', () => {
  it.each([
    ['Excel with semicolons', 'Name;E-Mail\r\nMüller, Änne;one@example.org\r\nB;two@example.org\r\n'],
    ['quotes, tabs and capitals', '"A\tB"\t"one@example.org"\n\n"x"\t"two@example.org"'],
    ['what a mail program copies', 'A B <one@example.org>, "B, C" <two@example.org>; mailto:'],
    ['a formula', '=HYPERLINK("mailto:one@example.org";"x")\n\'two@example.org'],
    ['a byte order mark', '\uFEFFone@example.org\rtwo@example.org'],
  ])('PARA-46 is read as addresses alone: %s', (_, list) => {
    const found = readList(list).filter(({ isAddress }) => isAddress);
    expect(found.map(({ text }) => text)).toEqual(['one@example.org', 'two@example.org']);
  });

  it('PARA-46 names each line that holds no address, but the heading, and takes long ones in linear time', () => {
    expect(readList('E-Mail\nSelam\none@\n\n;;\na@b.org').map(({ line, isAddress }) => [line, isAddress])).toEqual([
      [2, false],
      [3, false],
      [6, true],
    ]);
    const long = readList(`x\n${'@'.repeat(MAX_INVITATION_LIST_CHARACTERS)}`);
    expect(long).toMatchObject([{ line: 2, isAddress: false }]);
    expect(long[0]?.text.length).toBeLessThanOrEqual(80);
  });
});

describe('Students whom a partner invites by mail', () => {
  it('PARA-46 are mailed once, after a preview that changes nothing', async () => {
    const { invite, listed } = await partner();
    const [one, two] = [newAddress(), newAddress()];
    const list = `E-Mail\n${one}\n${two}\n${one.toUpperCase()}\nnobody`;
    const before = queued();
    const preview = await invite(list, true);
    expect(statesOf(preview)).toEqual([
      [2, 'taken'],
      [3, 'taken'],
      [4, 'double'],
      [5, 'wrong'],
    ]);
    expect([preview.invited, queued(), (await listed()).invitations]).toEqual([2, before, []]);
    expect((await Promise.all([invite(list), invite(list)])).map(({ invited }) => invited).sort()).toEqual([0, 2]);
    expect(statesOf(await invite(list, true))).toEqual([
      [2, 'invited'],
      [3, 'invited'],
      [4, 'double'],
      [5, 'wrong'],
    ]);
    const chief = (await newAdmin(api)).browser;
    const { mails } = (await chief.post('/api/admin/mails', {})).body as unknown as { mails: { to: string }[] };
    expect(mails.map(({ to }) => to)).toContain(one);
    const [mail, ...more] = await mailsTo(api, one);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/\/en\/p\/[A-Z\d]{6}/);
    expect(mail?.text).toContain('for this one e-mail alone');
  });

  it('PARA-46 are shown as registered only where they let the partner see their name', async () => {
    const { invite, listed, inviteToken } = await partner();
    const { email, token, id } = await apply(api, { partner: inviteToken });
    const before = queued();
    expect((await invite(email)).invited).toBe(1);
    expect(queued()).toBe(before);
    expect((await listed()).invitations).toMatchObject([{ registered: false }]);
    await setConsent(api, token, 'partner_name', true);
    settle(api.deps, id);
    expect((await listed()).invitations).toMatchObject([{ email, registered: true }]);
    expect(statesOf(await invite(email, true))).toEqual([[1, 'registered']]);
    await setConsent(api, token, 'partner_name', false);
    expect((await listed()).invitations).toMatchObject([{ registered: false }]);
  });

  it('PARA-47 get no invitation from anybody once they have stopped it, and no partner learns that', async () => {
    const [first, other] = [await partner(), await partner()];
    const email = newAddress();
    await first.invite(email);
    const [mail] = await mailsTo(api, email);
    const link = /\S+\/api\/reminders\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(
      await fetch(link.replace(/^https?:\/\/[^/]+/, api.url).split('?')[0] ?? '', { method: 'POST' }),
    ).toMatchObject({ status: 200 });
    expect((await other.invite(email)).invited).toBe(1);
    expect(await mailsTo(api, email)).toHaveLength(1);
    expect((await first.listed()).invitations).toMatchObject([{ email, registered: false }]);
  });

  it('PARA-47 are at most so many a day, only for a checked partner whose link works, and never by half a list', async () => {
    const { invite, partnerId } = await partner();
    const many = Array.from({ length: MAX_STUDENT_INVITATIONS_A_DAY + 5 }, () => newAddress()).join('\n');
    expect(await invite(many)).toMatchObject({ invited: MAX_STUDENT_INVITATIONS_A_DAY, left: 5 });
    expect(await invite(many)).toMatchObject({ invited: 0, left: 5 });
    api.clock.time += DAY_MS + 1;
    expect(await invite(many)).toMatchObject({ invited: 5, left: 0 });
    expect(await invite('x'.repeat(60_000))).toMatchObject({ status: 400, code: 'input_too_long' });
    expect(await invite('')).toMatchObject({ status: 400, code: 'input_empty' });
    partnerStore(api.deps.db).setActive(partnerId, false);
    expect(await invite(newAddress())).toMatchObject({ status: 409, code: 'members_paused' });
    expect(await (await partner({ verified: false })).invite('a@example.org')).toMatchObject({ status: 403 });
  });

  it('PARA-47 are forgotten after their time; who wants no such mail is remembered', async () => {
    const { invite, partnerId } = await partner();
    const [gone, kept] = [newAddress(), newAddress()];
    await invite(`${gone}\n${kept}`);
    const invitations = studentInvitationStore(api.deps.db);
    const { id } = rowsOf(api.deps.db, 'student_invitation', { email: kept })[0] as { id: string };
    invitations.stop(id, api.clock.now());
    api.clock.time += STUDENT_INVITATIONS_KEPT_DAYS * DAY_MS + 1;
    while (sweepAccounts(api.deps));
    expect([gone, kept].map((email) => isStopped(api.deps, email))).toEqual([false, true]);
    // Nothing says who it is: also of those who have no application, or had another address in theirs.
    const left = rowsOf(api.deps.db, 'student_invitation', { partner_id: partnerId });
    expect([left.length, JSON.stringify(left).includes(kept)]).toEqual([1, false]);
    // To the partner both are as gone: it would else learn who has stopped them.
    const now = api.clock.now();
    const known = () => [gone, kept].map((email) => invitations.findOf(partnerId, email, now) !== undefined);
    const listed = () =>
      invitations.page(partnerId, now, undefined, { back: false, most: 9 }).map(({ email }) => email);
    expect([known(), listed()]).toEqual([[false, false], []]);
    const again = { id: randomUUID(), partner_id: partnerId, lang: 'en', created_at: now } as const;
    invitations.add({ ...again, email: kept });
    expect([known(), listed()]).toEqual([[false, true], [kept]]);
    expect(isStopped(api.deps, kept)).toBe(true);
  });

  it('PARA-47 a stop outlasts the erasure of its person, whose address is kept nowhere', async () => {
    const { invite, partnerId } = await partner();
    const email = newAddress();
    await invite(email);
    const { id } = rowsOf(api.deps.db, 'student_invitation', { email })[0] as { id: string };
    studentInvitationStore(api.deps.db).stop(id, api.clock.now());
    const { id: applicant } = await apply(api, { email });
    expect(beginErasure(api.deps, applicant, { why: 'asked' })).toBe(true);
    expect(rowsOf(api.deps.db, 'student_invitation', { email })).toEqual([]);
    const other = await partner();
    const before = queued();
    expect(await other.invite(email.toUpperCase())).toMatchObject({ invited: 1 });
    expect(queued()).toBe(before);
    expect(isStopped(api.deps, newAddress())).toBe(false);
    // Neither its mail nor that mail's link leads to the mark.
    expect(studentInvitationStore(api.deps.db).ofMail(JSON.stringify({ invitation: id }))).toBeUndefined();
    expect(findReminderOwner(api.deps, id)).toBeUndefined();
    // The mark itself is no invitation: neither its partner nor anybody else reads it.
    expect(
      studentInvitationStore(api.deps.db).page(partnerId, api.clock.now(), undefined, { back: false, most: 9 }),
    ).toEqual([]);
  });

  it('PARA-47 a stop of a former address outlasts the erasure, and that address too is kept nowhere', async () => {
    const { invite } = await partner();
    const [before, between, after] = [newAddress(), newAddress(), newAddress()];
    const { id: applicant, token } = await apply(api, { email: before });
    for (const email of [between, after])
      expect((await callAs(api, 'update-applicant', token, { email })).status).toBe(200);
    const { browser, email: ofAccount, id: account } = await member(api, 'student');
    const later = newAddress();
    await browser.post('/api/auth/change-email', { email: later, password: PASSWORD });
    await browser.post('/api/auth/confirm-email', { confirm: await mailedSecret(api, later) });
    const { deps } = api;
    expect(accountStore(deps.db).find(account)?.email).toBe(later);
    const former = [before, between, ofAccount];
    await invite([...former, after].join('\n'));
    for (const email of [...former, after]) {
      const [{ id }] = rowsOf(deps.db, 'student_invitation', { email }) as [{ id: string }];
      studentInvitationStore(deps.db).stop(id, api.clock.now());
    }
    expect(beginErasure(deps, applicant, { why: 'asked' })).toBe(true);
    deps.tx(() => eraseAccount(deps, accountStore(deps.db).find(account) as Account, 'asked'));
    const rows = JSON.stringify(rowsOf(deps.db, 'student_invitation'));
    expect([...former, after].filter((email) => rows.includes(email))).toEqual([]);
    const other = await partner();
    const queuedBefore = queued();
    expect((await other.invite(former.join('\n'))).invited).toBe(3);
    expect(queued()).toBe(queuedBefore);
  });

  it('PARA-47 are no more by two lists at once, and none of a link that is paused keeps the operator busy', async () => {
    const { invite, partnerId } = await partner();
    const lists = [0, 1].map(() =>
      Array.from({ length: MAX_STUDENT_INVITATIONS_A_DAY }, () => newAddress()).join('\n'),
    );
    const replies = await Promise.all(lists.map((list) => invite(list)));
    expect(replies.reduce((sum, { invited }) => sum + invited, 0)).toBe(MAX_STUDENT_INVITATIONS_A_DAY);
    partnerStore(api.deps.db).setActive(partnerId, false);
    await api.deps.mail.sendDue();
    const states = outboxStore(api.deps.db)
      .list()
      .slice(-MAX_STUDENT_INVITATIONS_A_DAY)
      .map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['cancelled']));
  });

  it('PARA-47 are told by no export who has an application, and can stop them by a letter', async () => {
    const { invite, id } = await partner();
    const email = newAddress();
    await invite(email);
    const [mail] = await mailsTo(api, email);
    const { json } = await collectData(api.deps, { applications: [], accountId: id, lang: 'en' });
    expect(JSON.stringify(json)).not.toContain('partner-nudge-invited');
    const letter = /stop-reminders%20([\w-]+)/.exec(
      String(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value),
    );
    expect(await runApplicants(api.deps, ['stop-reminders', letter?.[1] ?? ''], OPERATOR)).toContain(email);
    expect(isStopped(api.deps, email)).toBe(true);
  });
});
