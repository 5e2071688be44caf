import { accountAsRecipient } from './accounts/account-mail.ts';
import { createAttempts } from './accounts/attempts.ts';
import { knownPlaces } from './accounts/known-places.ts';
import { createPasswords } from './accounts/passwords.ts';
import { clickStore } from './analytics/click.store.ts';
import { applicantAsRecipient } from './applicants/recipient.ts';
import { openBucket } from './bucket/bucket-in-use.ts';
import { prepareFolders } from './config/folders.ts';
import { masterKeys } from './config/master-keys.ts';
import { readSecretKey } from './config/secrets.ts';
import { withKept } from './connections/kept-connections.ts';
import { notedChanges, setChanges } from './db/changes.ts';
import { openCounters } from './db/counters.ts';
import { noteDamage } from './db/damage.ts';
import { inTransaction } from './db/open.ts';
import { type Opener, openAppDatabase } from './db/open-app.ts';
import { createWriteTurn } from './db/write-turn.ts';
import type { Deps, Given } from './deps.ts';
import { createDiskSpace } from './documents/disk-space.ts';
import { createDiskStorage } from './documents/disk-storage.ts';
import { documentKeyStore } from './documents/document-key.store.ts';
import { refuseOtherKeys } from './documents/refuse-other-keys.ts';
import { namedFileStore } from './documents/stored-file.store.ts';
import { createFormSlots } from './http/form-slots.ts';
import { createProxyWatch } from './http/untrusted-proxy.ts';
import type { OutboxRow } from './mail/outbox.store.ts';
import { tellOperator, withoutLink } from './mail/tell-operator.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import { createMailWorker } from './mail/worker.ts';
import { invitedAsRecipient } from './members/invited-member.ts';
import { employerMemberStore, partnerMemberStore } from './members/member.store.ts';
import { studentAsRecipient } from './partners/invitations/invited-student.ts';
import { linkOpenStore } from './partners/link-open.store.ts';
import { takeFirstSeason } from './seasons/first-season.ts';
import { recordSecurity } from './security/record.ts';
import { createSetUp } from './set-up/set-up.ts';
import { followSettings, type SettingsInForce } from './settings/follow-settings.ts';
import { createSiteBuild } from './settings/site-build.ts';
import { keepStandings } from './standing/keep-standing.ts';
import { createClockWatchStore } from './time/clock-watch.store.ts';
import { createClockWatch } from './time/clock-watch.ts';

export function createDeps({ site: shipped, env: givenEnv, ...others }: Given, opener: Opener = 'server'): Deps {
  // Of its own: a trial of a copy, and the start on it, come from the same shipped values.
  const site = structuredClone(shipped);
  const { clock, log } = others;
  const env = withKept(givenEnv, (error) => log.error({ error: String(error) }, 'connections.sealed cannot be read'));
  const given = { ...others, env, site };
  const folders = prepareFolders(env.DATA_DIR, (sentence) => log.warn(sentence));
  const db = openAppDatabase(folders, opener, clock.now(), (db) => refuseOtherKeys(db, env, folders));
  takeFirstSeason(db, site, clock.now());
  const settings: SettingsInForce = { shipped, version: undefined, refused: [] };
  followSettings({ db, site, settings, clock });
  const counters = openCounters(folders, {
    now: clock.now(),
    mayReplace: opener === 'server',
    onReplaced: (file) => log.warn({ file }, 'counters.db was damaged: set aside, a new one begun'),
  });
  // At the start, since they make their tables.
  clickStore(counters);
  linkOpenStore(counters);
  const tx = <T>(work: () => T): T => {
    const isOutermost = !db.inTransaction;
    const before = [...notedChanges(db)];
    try {
      return inTransaction(db, () => {
        const result = work();
        if (isOutermost) keepStandings(deps);
        return result;
      });
    } catch (error) {
      setChanges(db, before);
      noteDamage({ db, log }, error);
      throw error;
    }
  };
  const writeTurn = createWriteTurn({ db, clock, runNow: tx });
  const transport = env.SMTP_URL ? smtpTransport(env.SMTP_URL, site, clock) : folderTransport(folders, site, clock);
  const secretKey = readSecretKey(folders.root, env.SECRET_KEY);
  const keys = masterKeys(env, secretKey);
  const parts = { ...given, db, secretKey };
  const recipientOf = (row: OutboxRow) => {
    if (row.template === 'partner-member-invited')
      return invitedAsRecipient(parts, { role: 'partner', members: partnerMemberStore(db) }, row);
    if (row.template === 'employer-member-invited')
      return invitedAsRecipient(parts, { role: 'employer', members: employerMemberStore(db) }, row);
    if (row.template === 'partner-nudge-invited') return studentAsRecipient(parts, row);
    if (row.template === 'data-erased') return withoutLink(row.recipient ?? '');
    if (row.account_id !== null) return accountAsRecipient(parts, row, row.account_id);
    if (row.applicant_id !== null) return applicantAsRecipient(parts, row.applicant_id, row.template);
    return withoutLink(site.operator.email);
  };
  const formSlots = createFormSlots();
  const { isBusy } = formSlots;
  const mail = createMailWorker({ ...parts, recipientOf, transport, writeTurn, tx, isBusy, publicUrl: env.PUBLIC_URL });
  const bucket = openBucket(env, { clock, log, folders, named: namedFileStore(db).named });
  const sealing = {
    keys: documentKeyStore(db),
    masterKeys: keys,
    onDamaged: (id: string) => tellOperator(parts, 'operator-document-damaged', { about: id, file: id }),
  };
  const storage = createDiskStorage(folders, sealing, bucket?.documents);
  const siteBuild = createSiteBuild({ ...given, folders });
  const deps: Deps = {
    ...given,
    givenEnv,
    folders,
    clockWatch: createClockWatch(createClockWatchStore(db), clock, log, env.CLOCK_CONFIRMED === 'yes'),
    secretKey,
    setUp: createSetUp({ db, clock }),
    ending: { hasBegun: false },
    passwords: createPasswords(env.PASSWORD_COST),
    attempts: createAttempts({
      ...given,
      counters,
      secretKey,
      isKnownPlace: knownPlaces(parts),
      onRefused: ({ kind, network }) =>
        recordSecurity(parts, kind === 'login' ? 'login_rate_limited' : 'signup_rate_limited', network),
    }),
    formSlots,
    proxyWatch: createProxyWatch(given),
    masterKeys: keys,
    storage,
    bucket,
    diskSpace: createDiskSpace({
      ...given,
      folder: folders.root,
      reserveMegabytes: env.DISK_RESERVE_MB,
      onLow: (free, reserve) =>
        tellOperator(parts, 'operator-disk-low', { free: String(free), reserve: String(reserve) }),
    }),
    db,
    counters,
    tx,
    writeTurn,
    mail,
    settings,
    siteBuild,
    async close() {
      await siteBuild.stop();
      await mail.stop();
      db.close();
      counters.close();
    },
  };
  return deps;
}
