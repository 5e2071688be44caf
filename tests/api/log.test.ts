import { afterAll, beforeAll, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { mailedSecret, member, PASSWORD, signIn, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { pdf } from '../support/files.ts';
import { step1Form, step2Form } from '../support/forms.ts';
import { mailsTo, tokenIn } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';

/** Words that only a person or a token could bring into a log line. */
const MARKERS = {
  first_name: 'Markerfirst',
  middle_name: 'Markermiddle',
  last_name: 'Markerlast',
  email: 'marker-address@example.org',
  phone: '+251-911-marker',
};

const lines: string[] = [];
let api: Api;
beforeAll(async () => {
  api = await startApi({ log: (line) => lines.push(line) });
});
afterAll(() => api.stop());

it('no log line holds a name, address, phone, file name, reason, token or network address', async () => {
  const files = { hub4africa_file: { content: await pdf(), name: 'marker-file.pdf' } };
  const form = await step1Form(MARKERS, files);
  const made = (await (await api.post('submit-preregistration', form)).json()) as {
    access_token: string;
    applicant: { id: string };
  };
  const { access_token: token, applicant } = made;
  await fetch(`${api.url}/api/functions/get-applicant?token=${token}`);
  await fetch(`${api.url}/api/functions/get-applicant`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${api.url}/en/join?token=${token}`);
  await fetch(`${api.url}/api/${token}`);
  review.approve(api.deps, OPERATOR, applicant.id);
  await api.post('submit-a2-cv', await step2Form(token));
  review.sendBack(api.deps, OPERATOR, applicant.id, 'cv', 'marker-reason');
  await api.post('submit-preregistration', await step1Form({ ...MARKERS, email: 'marker-address' }));
  await api.post('submit-preregistration', await step1Form({ ...MARKERS }));
  const mails = await mailsTo(api, MARKERS.email);
  const secrets = [token, ...mails.map(tokenIn), ...Object.values(MARKERS), 'marker-', '127.0.0.1', '::1'];

  const log = lines.join('');
  expect(log).toContain('/api/functions/submit-preregistration');
  expect(log).toContain('mail sent');
  for (const secret of secrets) if (secret) expect(log).not.toContain(secret);
});

it('no log line holds an account’s address, name, password, cookie, or the token of a mailed link', async () => {
  const email = 'marker-account@example.org';
  const { browser } = await member(api, 'employer', { email, data: { first_name: 'Markerfirst Ltd' } });
  const secrets = [browser.cookie.slice(0, 40), PASSWORD, email, 'Markerfirst', 'marker-'];
  await signIn(visitor(api), email, 'Marker-Wrong-47');
  await browser.post('/api/auth/request-password-reset', { email });
  await new Promise((done) => setImmediate(done));
  const token = await mailedSecret(api, email);
  await browser.get(`/api/auth/session?token=${token}`);
  await visitor(api).post('/api/auth/reset-password', { token, password: 'Marker-Neu-4711' });
  await browser.post('/api/rpc/log_security_event', { _action: 'login_failed', _error_message: 'marker-client' });
  await fetch(`${api.url}/en/student/login?confirm=${token}`);
  const log = lines.join('');
  expect(log).toContain('/api/auth/reset-password');
  for (const secret of [...secrets, token, 'Marker-Wrong-47', 'Marker-Neu-4711']) expect(log).not.toContain(secret);
});

it('a fault of the server is logged with the id that its answer names, and tells the caller nothing', async () => {
  await apply(api);
  const { find } = tokenStore(api.deps.db);
  tokenStore(api.deps.db).find = () => {
    throw new Error('inner words');
  };
  const answer = await api.post('get-applicant', { token: crypto.randomUUID() });
  tokenStore(api.deps.db).find = find;
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).not.toContain('inner words');
  const { instance } = JSON.parse(text) as { instance: string };
  const line = lines.find((each) => each.includes(instance) && each.includes('inner words'));
  expect(line).toBeDefined();
  expect(answer.headers.get('x-request-id')).toBe(instance);
});
