import type { Logger } from 'pino';
import { type AccountStore, createAccountStore } from './accounts/account.store.ts';
import { accountAsRecipient } from './accounts/account-mail.ts';
import { type AccountTokenStore, createAccountTokenStore } from './accounts/account-token.store.ts';
import { type AdminStore, createAdminStore } from './accounts/admins/admin.store.ts';
import { type Attempts, createAttempts } from './accounts/attempts.ts';
import { knownPlaces } from './accounts/known-places.ts';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import { createSecondFactorStore, type SecondFactorStore } from './accounts/second-factor.store.ts';
import { createSignUpStore, type SignUpStore } from './accounts/sign-up.store.ts';
import { type ClickStore, createClickStore } from './analytics/click.store.ts';
import { type ApplicantStore, createApplicantStore } from './applicants/applicant.store.ts';
import { type ApplicationStore, createApplicationStore } from './applicants/application.store.ts';
import { createDeferredDocumentStore, type DeferredDocumentStore } from './applicants/deferred-document.store.ts';
import { createOriginalStore, type OriginalStore } from './applicants/original.store.ts';
import { applicantAsRecipient } from './applicants/recipient.ts';
import { createReminderStore, type ReminderStore } from './applicants/reminders/reminder.store.ts';
import { type ApplicantNoteStore, createApplicantNoteStore } from './applicants/review/applicant-note.store.ts';
import { createDuplicateStore, type DuplicateStore } from './applicants/review/duplicate.store.ts';
import { createLastDecisionStore, type LastDecisionStore } from './applicants/review/last-decision.store.ts';
import { createTokenStore, type TokenStore } from './applicants/token.store.ts';
import { type AssignmentStore, createAssignmentStore } from './assignments/assignment.store.ts';
import { type AssignmentRun, createAssignmentRun } from './assignments/assignment-run.ts';
import { createEventStore, type EventStore } from './audit/event.store.ts';
import { createLogListStore, type LogListStore } from './audit/log-list.store.ts';
import type { Env } from './config/env.ts';
import type { Folders } from './config/folders.ts';
import { prepareFolders } from './config/folders.ts';
import { type MasterKeys, masterKeys } from './config/master-keys.ts';
import { readSecretKey } from './config/secrets.ts';
import type { SiteConfig } from './config/site.ts';
import { notedChanges, setChanges } from './db/changes.ts';
import { openCounters } from './db/counters.ts';
import { createDamage, type Damage } from './db/damage.ts';
import { type Db, inTransaction } from './db/open.ts';
import { type Opener, openAppDatabase } from './db/open-app.ts';
import { createWriteTurn, type WriteTurn } from './db/write-turn.ts';
import { createFiguresStore, type FiguresStore } from './desk/figures.store.ts';
import { createHealthStore, type HealthStore } from './desk/health.store.ts';
import { createNewsStore, type NewsStore } from './desk/news.store.ts';
import { createSavedViewStore, type SavedViewStore } from './desk/saved-view.store.ts';
import { createTodoStore, type TodoStore } from './desk/todo.store.ts';
import { createDiskSpace, type DiskSpace } from './documents/disk-space.ts';
import { createDiskStorage } from './documents/disk-storage.ts';
import { createDocumentStore, type DocumentStore } from './documents/document.store.ts';
import { createDocumentCheckStore, type DocumentCheckStore } from './documents/document-check.store.ts';
import { createDocumentKeyStore, type DocumentKeyStore } from './documents/document-key.store.ts';
import { createFileSafetyStore, type FileSafetyStore } from './documents/file-safety.store.ts';
import { createJoinPhotos, type JoinPhotos } from './documents/join-photos.ts';
import { refuseOtherKeys } from './documents/refuse-other-keys.ts';
import type { DocumentStorage } from './documents/storage.ts';
import { createEmployerStore, type EmployerStore } from './employers/employer.store.ts';
import { createRequirementStore, type RequirementStore } from './employers/requirement.store.ts';
import { type ContractStore, createContractStore } from './employment-contracts/contract.store.ts';
import { type ContractCopyStore, createContractCopyStore } from './employment-contracts/contract-copy.store.ts';
import { type ContractTermsStore, createContractTermsStore } from './employment-contracts/contract-terms.store.ts';
import { type ContractWantedStore, createContractWantedStore } from './employment-contracts/contract-wanted.store.ts';
import { type CounterStore, createCounterStore, uncountedOnFailure } from './http/counter.store.ts';
import { createFormSlots, type FormSlots } from './http/form-slots.ts';
import { createRequestCounts, type RequestCounts } from './http/rate-limit.ts';
import { createUploadBudget, type UploadBudget } from './http/upload-budget.ts';
import { createMailListStore, type MailListStore } from './mail/mail-list.store.ts';
import { createOutboxStore, type OutboxRow, type OutboxStore } from './mail/outbox.store.ts';
import { operatorAsRecipient, tellOperator } from './mail/tell-operator.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import { UNCONFIRMED_COUNTED_MS } from './mail/unconfirmed.ts';
import { createMailWorker, type MailWorker } from './mail/worker.ts';
import { createScanReceived, type ScanReceived } from './malware/scan-received.ts';
import { createMatchStore, type MatchStore } from './matches/match.store.ts';
import { createMatchListStore, type MatchListStore } from './matches/match-list.store.ts';
import { createMatchingStore, type MatchingStore } from './matches/matching.store.ts';
import { invitedAsRecipient } from './members/invited-member.ts';
import { createMemberStore, EMPLOYER_TABLES, type MemberStore, PARTNER_TABLES } from './members/member.store.ts';
import { createOneAtATime, type OneAtATime } from './papers/one-at-a-time.ts';
import { createLinkOpenStore, type LinkOpenStore } from './partners/link-open.store.ts';
import { createPartnerLinkStore, type PartnerLinkStore } from './partners/links/partner-link.store.ts';
import { createPartnerStore, type PartnerStore } from './partners/partner.store.ts';
import { createRegistrationStore, type RegistrationStore } from './partners/registrations/registration.store.ts';
import { createSeasonEndStore, type SeasonEndStore } from './partners/season-end.store.ts';
import { type CorrectionRequestStore, createCorrectionRequestStore } from './personal-data/correction-request.store.ts';
import { createDataTokenStore, type DataTokenStore } from './personal-data/data-token.store.ts';
import { erasedAsRecipient } from './personal-data/erased-mail.ts';
import { createErasureStore, type ErasureStore } from './personal-data/erasure.store.ts';
import { createExportSlots, type ExportSlots } from './personal-data/export-slots.ts';
import { createExportedRowsStore, type ExportedRowsStore } from './personal-data/exported-rows.store.ts';
import { createViewStore, type ViewStore } from './personal-data/view.store.ts';
import { type ConsentStore, createConsentStore } from './placements/consent.store.ts';
import { createPlacementStore, type PlacementStore } from './placements/placement.store.ts';
import { createPoolStore, type PoolStore } from './placements/pool.store.ts';
import { createRetentionStore, type RetentionStore } from './retention/retention.store.ts';
import { recordSecurity } from './security/record.ts';
import { createSecurityEventStore, type SecurityEventStore } from './security/security-event.store.ts';
import { createSessionStore, type SessionStore } from './sessions/session.store.ts';
import { createSessionTokens, type SessionTokens } from './sessions/session-token.ts';
import { keepStandings } from './standing/keep-standing.ts';
import { createStandingStore, type StandingStore } from './standing/standing.store.ts';
import { type Clock, DAY_MS } from './time/clock.ts';
import { createClockWatchStore } from './time/clock-watch.store.ts';
import { type ClockWatch, createClockWatch } from './time/clock-watch.ts';

/** Everything that the product's code works with: built once and handed on; tests build it on a temporary folder. */
export interface Deps {
  env: Env;
  site: SiteConfig;
  clock: Clock;
  clockWatch: ClockWatch;
  log: Logger;
  folders: Folders;
  secretKey: Buffer;
  db: Db;
  counters: Db;
  requestCounts: RequestCounts;
  applicants: ApplicantStore;
  lastDecisions: LastDecisionStore;
  applicantNotes: ApplicantNoteStore;
  duplicates: DuplicateStore;
  applications: ApplicationStore;
  tokens: TokenStore;
  documents: DocumentStore;
  documentChecks: DocumentCheckStore;
  documentKeys: DocumentKeyStore;
  fileSafety: FileSafetyStore;
  masterKeys: MasterKeys;
  storage: DocumentStorage;
  deferredDocuments: DeferredDocumentStore;
  originals: OriginalStore;
  reminders: ReminderStore;
  standings: StandingStore;
  events: EventStore;
  logList: LogListStore;
  outbox: OutboxStore;
  mailList: MailListStore;
  clicks: ClickStore;
  accounts: AccountStore;
  admins: AdminStore;
  signUps: SignUpStore;
  accountTokens: AccountTokenStore;
  sessions: SessionStore;
  secondFactors: SecondFactorStore;
  partners: PartnerStore;
  partnerLinks: PartnerLinkStore;
  partnerMembers: MemberStore;
  employerMembers: MemberStore;
  employers: EmployerStore;
  requirements: RequirementStore;
  matches: MatchStore;
  matchLists: MatchListStore;
  matchings: MatchingStore;
  assignments: AssignmentStore;
  assignmentRun: AssignmentRun;
  placements: PlacementStore;
  consents: ConsentStore;
  dataTokens: DataTokenStore;
  corrections: CorrectionRequestStore;
  views: ViewStore;
  exportedRows: ExportedRowsStore;
  erasures: ErasureStore;
  retention: RetentionStore;
  exportSlots: ExportSlots;
  pool: PoolStore;
  contracts: ContractStore;
  contractTerms: ContractTermsStore;
  contractCopies: ContractCopyStore;
  contractsWanted: ContractWantedStore;
  linkOpens: LinkOpenStore;
  registrations: RegistrationStore;
  seasonEnds: SeasonEndStore;
  news: NewsStore;
  savedViews: SavedViewStore;
  todo: TodoStore;
  figures: FiguresStore;
  health: HealthStore;
  securityEvents: SecurityEventStore;
  sessionTokens: SessionTokens;
  passwords: Passwords;
  attempts: Attempts;
  /** Counts mails to addresses that nobody has confirmed, by day and network. */
  unconfirmedMails: Pick<CounterStore, 'increment' | 'look'>;
  /** Counts mails that anybody can ask for, by account and network. */
  askedMails: CounterStore;
  /** Counts tries of second factors' codes, by account. */
  codeAttempts: CounterStore;
  /** Places for forms that are read at the same time. */
  formSlots: FormSlots;
  uploadBudget: UploadBudget;
  /** Has a draft scanned for malware, where a scanner is set up. */
  scanReceived: ScanReceived;
  diskSpace: DiskSpace;
  drawInTurn: OneAtATime;
  joinPhotos: JoinPhotos;
  /** Makes pictures anew for viewers, one at a time: their memory must not add up. */
  pictureInTurn: OneAtATime;
  /** A transaction that no other writer interrupts. Await nothing inside. Waits 50 ms at most for a foreign lock. */
  tx<T>(work: () => T): T;
  /** Transactions that wait longer for another process's lock; other requests are answered meanwhile. */
  writeTurn: WriteTurn;
  damage: Damage;
  mail: MailWorker;
  /** Stops the mail worker and closes the databases. */
  close(): Promise<void>;
}

// Who looks at a picture does not wait for many others: a large one takes two seconds (decision 073).
const PICTURES_WAITING = 20;

export interface Given {
  env: Env;
  site: SiteConfig;
  clock: Clock;
  log: Logger;
}

export function createDeps(given: Given, opener: Opener = 'server'): Deps {
  const { env, site, clock, log } = given;
  const folders = prepareFolders(env.DATA_DIR, (sentence) => log.warn(sentence));
  const db = openAppDatabase(folders, opener, clock.now(), (db) => refuseOtherKeys(db, env, folders));
  const counters = openCounters(folders, {
    now: clock.now(),
    mayReplace: opener === 'server',
    onReplaced: (file) => log.warn({ file }, 'counters.db was damaged: set aside, a new one begun'),
  });
  const stores = {
    applicants: createApplicantStore(db),
    lastDecisions: createLastDecisionStore(db),
    applicantNotes: createApplicantNoteStore(db),
    duplicates: createDuplicateStore(db),
    applications: createApplicationStore(db),
    tokens: createTokenStore(db),
    documents: createDocumentStore(db),
    documentChecks: createDocumentCheckStore(db),
    documentKeys: createDocumentKeyStore(db),
    fileSafety: createFileSafetyStore(db),
    deferredDocuments: createDeferredDocumentStore(db),
    originals: createOriginalStore(db),
    reminders: createReminderStore(db),
    standings: createStandingStore(db),
    events: createEventStore(db),
    logList: createLogListStore(db),
    outbox: createOutboxStore(db),
    mailList: createMailListStore(db),
    clicks: createClickStore(counters),
    accounts: createAccountStore(db),
    admins: createAdminStore(db),
    signUps: createSignUpStore(db),
    accountTokens: createAccountTokenStore(db),
    sessions: createSessionStore(db),
    secondFactors: createSecondFactorStore(db),
    partners: createPartnerStore(db),
    partnerLinks: createPartnerLinkStore(db),
    partnerMembers: createMemberStore(db, PARTNER_TABLES),
    employerMembers: createMemberStore(db, EMPLOYER_TABLES),
    employers: createEmployerStore(db),
    requirements: createRequirementStore(db),
    matches: createMatchStore(db),
    matchLists: createMatchListStore(db),
    matchings: createMatchingStore(db),
    assignments: createAssignmentStore(db),
    placements: createPlacementStore(db),
    consents: createConsentStore(db),
    dataTokens: createDataTokenStore(db),
    corrections: createCorrectionRequestStore(db),
    views: createViewStore(db),
    exportedRows: createExportedRowsStore(db),
    erasures: createErasureStore(db),
    retention: createRetentionStore(db),
    pool: createPoolStore(db),
    contracts: createContractStore(db),
    contractTerms: createContractTermsStore(db),
    contractCopies: createContractCopyStore(db),
    contractsWanted: createContractWantedStore(db),
    linkOpens: createLinkOpenStore(counters),
    registrations: createRegistrationStore(db),
    seasonEnds: createSeasonEndStore(db),
    news: createNewsStore(db),
    savedViews: createSavedViewStore(db),
    todo: createTodoStore(db),
    figures: createFiguresStore(db),
    health: createHealthStore(db),
    securityEvents: createSecurityEventStore(db),
  };
  const requestCounts = createRequestCounts();
  const damage = createDamage(log);
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
      damage.note(error);
      throw error;
    }
  };
  const writeTurn = createWriteTurn({ db, clock, runNow: tx });
  const transport = env.SMTP_URL ? smtpTransport(env.SMTP_URL, site, clock) : folderTransport(folders, site, clock);
  const secretKey = readSecretKey(folders.root, env.SECRET_KEY);
  const keys = masterKeys(env, secretKey);
  const parts = { ...given, ...stores, secretKey };
  const recipientOf = (row: OutboxRow) => {
    if (row.template === 'partner-member-invited')
      return invitedAsRecipient(parts, { role: 'partner', members: stores.partnerMembers }, row);
    if (row.template === 'employer-member-invited')
      return invitedAsRecipient(parts, { role: 'employer', members: stores.employerMembers }, row);
    if (row.template === 'data-erased') return erasedAsRecipient(row);
    if (row.account_id !== null) return accountAsRecipient(parts, row, row.account_id);
    return row.applicant_id === null
      ? operatorAsRecipient(site)
      : applicantAsRecipient(parts, row.applicant_id, row.template);
  };
  const formSlots = createFormSlots();
  const { isBusy } = formSlots;
  const mail = createMailWorker({ ...parts, recipientOf, transport, writeTurn, tx, isBusy, publicUrl: env.PUBLIC_URL });
  const told = { ...parts, mail };
  const storage = createDiskStorage(folders, {
    keys: stores.documentKeys,
    masterKeys: keys,
    onDamaged: (id) => tellOperator(told, 'operator-document-damaged', { about: id, file: id }),
  });
  const drawInTurn = createOneAtATime();
  const deps: Deps = {
    ...given,
    ...stores,
    folders,
    clockWatch: createClockWatch(createClockWatchStore(db), clock, log, env.CLOCK_CONFIRMED === 'yes'),
    secretKey,
    sessionTokens: createSessionTokens(secretKey, env.PUBLIC_URL),
    passwords: createPasswords(env.PASSWORD_COST),
    attempts: createAttempts({
      ...given,
      counters,
      secretKey,
      isKnownPlace: knownPlaces(parts),
      onRefused: ({ kind, network }) =>
        recordSecurity(parts, kind === 'login' ? 'login_rate_limited' : 'signup_rate_limited', network),
    }),
    unconfirmedMails: uncountedOnFailure(
      createCounterStore(counters, clock, 'mail:unconfirmed', UNCONFIRMED_COUNTED_MS),
      log,
    ),
    askedMails: createCounterStore(counters, clock, 'mail:asked', DAY_MS),
    codeAttempts: createCounterStore(counters, clock, 'code:account', DAY_MS),
    formSlots,
    uploadBudget: createUploadBudget({
      ...given,
      counters: createCounterStore(counters, clock, 'upload', DAY_MS),
      secretKey,
      onNetworkSpent: (budget) => tellOperator(told, 'operator-upload-budget', { budget: String(budget) }),
    }),
    masterKeys: keys,
    storage,
    scanReceived: createScanReceived({ ...told, storage }),
    diskSpace: createDiskSpace({
      ...given,
      folder: folders.root,
      reserveMegabytes: env.DISK_RESERVE_MB,
      onLow: (free, reserve) =>
        tellOperator(told, 'operator-disk-low', { free: String(free), reserve: String(reserve) }),
    }),
    drawInTurn,
    joinPhotos: createJoinPhotos({ storage, drawInTurn }),
    pictureInTurn: createOneAtATime(PICTURES_WAITING),
    exportSlots: createExportSlots(),
    assignmentRun: createAssignmentRun(),
    db,
    counters,
    requestCounts,
    tx,
    writeTurn,
    damage,
    mail,
    async close() {
      await mail.stop();
      db.close();
      requestCounts.close();
      counters.close();
    },
  };
  return deps;
}
