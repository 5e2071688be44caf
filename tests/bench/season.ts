import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { createDeps } from '#api/create-deps.ts';
import type { Deps } from '#api/deps.ts';
import { documentKeyStore } from '#api/documents/document-key.store.ts';
import { fileSafetyStore } from '#api/documents/file-safety.store.ts';
import { SEALED } from '#api/documents/sealing.ts';
import { newFileKey, wrapKey } from '#api/documents/wrap-key.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { startSession } from '#api/sessions/sessions.ts';
import { outdateStandings, renewStandings } from '#api/standing/keep-standing.ts';
import { endSeasonAccess } from '#api/standing/season-access.ts';
import { DAY_MS, HOUR_MS, systemClock } from '#api/time/clock.ts';
import { requiredDocuments } from '#contract/model/document.ts';
import { ENDED_STATUSES, STATUSES, type Status } from '#contract/model/status.ts';
import { PUBLIC_URL } from '../support/dist.ts';

const PARTNERS = 200;
/** Of ten applications, the largest partner has this many; the other partners share the rest. */
const OF_TEN_AT_THE_LARGEST = 4;
const SEASON_DAYS = 90;

export interface Season {
  dataDir: string;
  adminCookie: string;
  /** The sessions of the largest partner and of a usual one. */
  largestCookie: string;
  usualCookie: string;
  studentCookie: string;
  studentEmail: string;
  token: string;
  /** A student of the largest partner who may be nudged. */
  personId: string;
  partnerId: string;
  applicantId: string;
}

/** Opens the product's stores on a folder, without a server. */
export function openSeason(dataDir: string): Deps {
  const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, PUBLIC_URL, PASSWORD_COST: '4' });
  return createDeps({ env, site: readSiteConfig(), clock: systemClock, log: pino({ level: 'silent' }) });
}

/** Fills a folder with applications over 200 partners: rows as the product writes them, and an empty file for each. */
export async function seedSeason(dataDir: string, applicants: number): Promise<Season> {
  const deps = openSeason(dataDir);
  const { db } = deps;
  db.pragma('synchronous = OFF');
  db.exec('BEGIN');
  const season = addRows(deps, dataDir, applicants);
  db.exec('COMMIT');
  outdateStandings(deps);
  while (renewStandings(deps));
  while (endSeasonAccess(deps));
  while (remind(deps));
  db.exec("UPDATE outbox SET state = 'sent', sent_at = created_at");
  // As on a server that has run for long: what is new to it is looked at after an upgrade only.
  db.prepare('UPDATE retention SET look_at = ?').run(deps.clock.now() + 7 * DAY_MS);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await deps.close();
  return season;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one row of each table after the other
function addRows(deps: Deps, dataDir: string, count: number): Season {
  const { db, clock } = deps;
  const now = clock.now();
  const account = db.prepare(`
    INSERT INTO account (id, email, lang, first_name, last_name, chosen_role, partner_id, confirmed_at, created_at, updated_at)
    VALUES (@id, @email, 'de', @first, @last, @role, @partner, @at, @at, @at)`);
  const role = db.prepare('INSERT INTO user_roles (user_id, role) VALUES (?, ?)');
  const session = db.prepare('INSERT INTO session VALUES (?, ?, ?, ?, ?)');
  const application = db.prepare(`
    INSERT INTO applicant (id, first_name, last_name, email, lang, status, user_id, partner_id, consented_at, created_at, updated_at)
    VALUES (@id, @first, @last, @email, 'de', @status, @account, @partner, @at, @at, @at)`);
  const token = db.prepare('INSERT INTO applicant_token VALUES (?, ?, ?, ?)');
  const document = db.prepare(`
    INSERT INTO document (id, applicant_id, type, file_name, mime, size, sha256, key_id, review, uploaded_at)
    VALUES (?, ?, ?, 'scan.pdf', 'application/pdf', 250000, ?, '${SEALED}', ?, ?)`);
  const event = db.prepare(`
    INSERT INTO event (at, subject, subject_id, actor, action, from_status, to_status) VALUES (?, 'applicant', ?, ?, ?, ?, ?)`);
  const mail = db.prepare(`
    INSERT INTO outbox (id, template, lang, applicant_id, params, state, attempts, due_at, created_at, sent_at)
    VALUES (?, ?, 'de', ?, '{}', 'sent', 1, @at, @at, @at)`);
  const security = db.prepare(`
    INSERT INTO security_event (at, action, source, account_id, network, success) VALUES (?, 'login', 'server', ?, 'n', 1)`);
  const counter = deps.counters.prepare('INSERT INTO rate_counter VALUES (?, 1, ?)');
  const uploads = path.join(dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });

  const addAccount = (kind: 'student' | 'partner' | 'admin', partner: string | null, at: number) => {
    const id = randomUUID();
    account.run({
      id,
      email: `${kind}.${id}@example.org`,
      first: NAMES[at % 10],
      last: FAMILIES[at % 7],
      role: kind,
      partner,
      at,
    });
    role.run(id, kind);
    return id;
  };
  const partners = Array.from({ length: PARTNERS }, (_, index) => {
    const owner = addAccount('partner', null, now - SEASON_DAYS * DAY_MS + index);
    const partner_id = `P${String(index).padStart(5, '0')}`;
    const id = { id: randomUUID(), user_id: owner, partner_id };
    const texts = { organization_name: `Universität ${NAMES[index % 10]} ${index}`, contact_person: 'Dr. Contact' };
    const keys = { invite_token: randomBytes(16).toString('base64url'), invite_code: `C${index}` };
    partnerStore(deps.db).add({ ...id, ...texts, ...keys, created_at: now - SEASON_DAYS * DAY_MS + index });
    partnerStore(deps.db).setVerified(partner_id, now);
    return { owner, partner_id };
  });
  deps.counters.exec('BEGIN');
  let last = { applicantId: '', token: '', account: '' };
  let personId = '';
  for (let index = 0; index < count; index += 1) {
    // Spread evenly over the season, the newest last.
    const at = Math.floor(now - HOUR_MS - ((count - index) / count) * SEASON_DAYS * DAY_MS);
    const isOfLargest = index % 10 < OF_TEN_AT_THE_LARGEST;
    const partner = partners[isOfLargest ? 0 : 1 + (index % (PARTNERS - 1))]?.partner_id ?? null;
    const owner = index % 3 > 0 ? addAccount('student', partner, at) : null;
    const status = STATUSES[index % STATUSES.length] ?? 'PRE_REGISTERED';
    const id = randomUUID();
    const names = { first: NAMES[index % 10], last: FAMILIES[index % 7] };
    application.run({ id, ...names, email: `a.${index}@example.org`, status, account: owner, partner, at });
    const secret = randomUUID();
    token.run(createHash('sha256').update(secret).digest('hex'), id, at, now + 90 * DAY_MS);
    for (const [place, type] of typesOf(status).entries()) {
      const file = randomUUID();
      document.run(file, id, type, 'a'.repeat(64), place === 0 ? 'accepted' : 'pending', at);
      documentKeyStore(deps.db).put(wrapKey(deps.masterKeys.current, file, undefined, newFileKey()));
      fileSafetyStore(deps.db).add({ id: file, findings: [], malware: 'off' }, at);
      // A start checks all files of the newest applications.
      if (place === 0 || index >= count - 10) writeFileSync(path.join(uploads, file), '');
    }
    event.run(at, id, 'applicant', 'submit-preregistration', null, 'PRE_REGISTERED');
    if (status !== 'PRE_REGISTERED') event.run(at + HOUR_MS, id, 'operator', 'approve', 'PRE_REGISTERED', status);
    for (const template of ['application-received', 'step2-open']) mail.run({ at }, randomUUID(), template, id);
    if (owner) session.run(randomUUID(), owner, 'Chrome, Android', at, now - (index % 20) * DAY_MS);
    security.run(now - (index % 80) * DAY_MS, owner);
    counter.run(`some-call:network:${index}`, now + (index % 60) * HOUR_MS);
    if (owner && status === 'STEP1_APPROVED') last = { applicantId: id, token: secret, account: owner };
    if (isOfLargest && status === 'STEP1_APPROVED') personId = owner ?? id;
  }
  deps.counters.exec('COMMIT');
  const cookieOf = (id: string) => cookieFor(deps, id);
  return {
    dataDir,
    adminCookie: cookieOf(addAccount('admin', null, now)),
    largestCookie: cookieOf(partners[0]?.owner ?? ''),
    usualCookie: cookieOf(partners[7]?.owner ?? ''),
    studentCookie: cookieOf(last.account),
    studentEmail: applicantStore(deps.db).find(last.applicantId)?.email ?? '',
    token: last.token,
    personId,
    partnerId: partners[7]?.partner_id ?? '',
    applicantId: last.applicantId,
  };
}

const NAMES = ['Hanna', 'Dawit', 'Meron', 'Yonas', 'Sara', 'Abel', 'Liya', 'Nahom', 'Rahel', 'Kaleb'];
const FAMILIES = ['Wolde', 'Tadesse', 'Girma', 'Bekele', 'Alemu', 'Haile', 'Tesfaye'];

/** Whoever has ended had sent the documents of step 2. */
const typesOf = (status: Status) => requiredDocuments(ENDED_STATUSES.includes(status) ? 'STEP2_APPROVED' : status);

/** The session cookie of an account, as a sign-in sets it. */
export function cookieFor(deps: Deps, accountId: string): string {
  const found = accountStore(deps.db).find(accountId);
  if (!found) throw new Error(`no account ${accountId}`);
  let value = '';
  const cookies = {
    get: () => undefined,
    set: (_name: string, given: string) => {
      value = given;
    },
    clear: () => {},
  };
  startSession(deps, cookies, found, 'Chrome, Android');
  return `session=${value}`;
}
