import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { DAY_MS, MINUTE_MS } from '#api/time/clock.ts';
import { documentsOf } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, callAs, sendMissing, sendStep1, statusOf } from '../support/applications.ts';
import { deskAdmin } from '../support/desk.ts';
import { blob, pdfBytes } from '../support/files.ts';
import { step1Form, step2Form } from '../support/forms.ts';
import { mailsTo, tokenIn } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { startSite } from '../support/site-server.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

const resentLinks = async (email: string) =>
  (await mailsTo(api, email)).filter((mail) => mail.subject === 'The link to your application');

describe('Decisions', () => {
  it('an approval of step 1 does not accept documents that arrived while the operator was reading', async () => {
    const { id, token } = await applyUntil(api, 'STEP1_APPROVED');
    const admin = await deskAdmin(api);
    const { seen } = await admin.look(id);
    await api.post('submit-a2-cv', await step2Form(token));
    expect((await admin.decide(id, { action: 'approve' }, { seen })).body.code).toBe('changed_meanwhile');
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
    await sendMissing(api, { id, token });
    await admin.decide(id, { action: 'approve' });
    expect(statusOf(api, id)).toBe('STEP2_APPROVED');
    expect(eventStore(api.deps.db).history('applicant', id).at(-1)?.detail).toBe(
      JSON.stringify({ accepted: documentsOf('documents').join(', ') }),
    );
  });

  it('what is refused because the application has ended says so, not something else', async () => {
    const { token } = await applyUntil(api, 'WITHDRAWN');
    for (const name of ['announce-originals', 'withdraw-application'])
      expect((await callAs(api, name, token)).body.code).toBe('wrong_status');
    expect((await callAs(api, 'update-applicant', token, { last_name: 'X' })).body.code).toBe('wrong_status');
  });
});

describe('Mails', () => {
  it.each(['You won 900 EUR: https://evil.example/x', 'www.evil.example', 'a@b.example', 'evil.com/x', '12345'])(
    'no name can advertise something or be nothing: %s',
    async (first_name) => {
      const { status, body } = await sendStep1(api, { first_name });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'name_invalid' });
    },
  );

  it.each(['O’Brien-Müller', 'ሰላም', 'Jean-Luc Jr.', 'M. A.', 'Łucja'])('the name %s is one', async (first_name) => {
    expect((await apply(api, { first_name })).applicant.first_name).toBe(first_name);
  });

  it('nobody can fill a mailbox with links: six a day at most', async () => {
    const { email } = await apply(api);
    for (let minute = 0; minute < 10; minute += 1) {
      await api.post('resend-link', { email });
      api.clock.time += MINUTE_MS;
    }
    expect(await resentLinks(email)).toHaveLength(6);
    api.clock.time += DAY_MS;
    await api.post('resend-link', { email });
    expect(await resentLinks(email)).toHaveLength(7);
  });

  it('nobody can write to strangers by moving an application from address to address', async () => {
    const { token, email } = await apply(api);
    const move = (number: number) => callAs(api, 'update-applicant', token, { email: `${number}-${email}` });
    for (const number of [1, 2, 3]) expect((await move(number)).status).toBe(200);
    expect(await move(4)).toMatchObject({ status: 429, body: { code: 'too_many_addresses' } });
  });

  it('the link is for the open application, whichever was made last', async () => {
    const first = await apply(api);
    review.reject(api.deps, OPERATOR, first.id, 'No.');
    const second = await apply(api, { email: first.email });
    review.reject(api.deps, OPERATOR, second.id, 'No.');
    review.reopen(api.deps, OPERATOR, first.id);
    await api.post('resend-link', { email: first.email });
    const [link] = await resentLinks(first.email);
    expect((await callAs(api, 'get-applicant', (link && tokenIn(link)) ?? '')).body.applicant.id).toBe(first.id);
  });
});

describe('A clock that was wrong', () => {
  it('does not hold mail back once it is right again', async () => {
    const { id, email } = await apply(api);
    const now = api.clock.time;
    api.clock.time += 400 * DAY_MS;
    review.withdraw(api.deps, OPERATOR, id);
    api.clock.time = now;
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Your application is withdrawn');
  });
});

describe('Requests of no browser', () => {
  it.each(['bytes=100-50', 'bytes=-5', 'lines=1-2', 'bytes=0-1,5-6'])(
    'the range %s gets the whole page',
    async (range) => {
      await using site = await startSite();
      const answer = await site.get('/de', { headers: { range } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('</html>');
    },
  );

  it('an address that cannot be decoded is not found', async () => {
    for (const path of ['/storage/public/enrolment-declaration-%ff.pdf', '/api/functions/%ff', '/api/%E0%A4%A'])
      expect((await fetch(`${api.url}${path}`)).status).toBe(404);
  });

  it('a call without a body is an empty call', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const answer = await fetch(`${api.url}/api/functions/stop-reminders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  });

  it('STAC-10 a server that stops does not wait for an upload that hangs', async () => {
    const other = await startApi();
    const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/functions/get-applicant HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    );
    await once(socket, 'connect');
    await other.stop();
    expect(other.deps.db.open).toBe(false);
  });
});

describe('Files', () => {
  it('FILE-09 a PDF may begin with a byte order mark or an empty line', async () => {
    for (const start of ['\uFEFF', '\r\n']) {
      const content = Buffer.concat([Buffer.from(start), await pdfBytes()]);
      const form = await step1Form(
        { email: `${crypto.randomUUID()}@example.org` },
        { hub4africa_file: { content: blob(new Uint8Array(content)), name: 'a.pdf' } },
      );
      expect((await api.post('submit-preregistration', form)).status).toBe(200);
    }
  });
});
