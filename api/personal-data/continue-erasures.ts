import path from 'node:path';
import { noteDamage } from '../db/damage.ts';
import type { Deps } from '../deps.ts';
import { removeStored } from '../documents/remove-stored.ts';
import { filesIn, removeFile } from '../files/disk.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { inPages } from '../time/next-turn.ts';
import type { ErasureRest } from './erase.ts';
import { addToErased } from './erased-list.ts';
import { type Erasure, erasureStore } from './erasure.store.ts';

// Per batch: removing the files of these erasures takes a few milliseconds of the event loop.
const AT_ONCE = 10;
const KEPT_AT_ONCE = 5;
// Pages of the search index per batch: rewriting them takes a few milliseconds.
const PAGES_AT_ONCE = 64;
// The last mail and its row stay a day, for an operator who asks whether it went out.
const MAIL_KEPT_MS = DAY_MS;

// A short name alone, or the code of a country in a phone number, is a word of many views: 'Neu', 'Li', '+49'.
const TELLING_LETTERS = 4;

/** Up to which erasure the search index is being rewritten. Begun anew after a start. */
const rewriting = new WeakMap<Deps['db'], number>();

/**
 * Does the next small part of what erasures have left: files, mails, copies in indexes. Answers whether there is more.
 */
export async function continueErasures(deps: Deps): Promise<boolean> {
  const { openAfter } = erasureStore(deps.db);
  // Those whose files the disk keeps must not hold up the ones behind them.
  for await (const page of inPages<Erasure>((last) => openAfter('files', last?.id ?? 0, AT_ONCE))) {
    // A mail under way may still become a file: its erasure waits for the next round.
    const open = page.filter(({ rest }) => !mailsOf(rest).some(deps.mail.isSending));
    if (open.length > 0 && (await removeFilesOf(deps, open))) return true;
  }
  const hasMore = [rewriteSearch(deps), await endMails(deps), await endKeptContracts(deps)];
  return hasMore.includes(true);
}

function mailsOf(rest: string): string[] {
  return (JSON.parse(rest) as Partial<ErasureRest>).mails ?? [];
}

/** Answers whether anything came to its end: where the disk keeps a file, its erasure stays open. */
async function removeFilesOf(deps: Deps, open: readonly Erasure[]): Promise<boolean> {
  const { clock, db, folders } = deps;
  // Before the files go: from here on, a restored backup finds these people on the list of erasures.
  await addToErased(
    folders,
    open.map(({ person }) => person),
    clock.now(),
  );
  const rests = open.map(({ rest }) => JSON.parse(rest) as Partial<ErasureRest>);
  const all = rests.flatMap(({ files = [] }) => files);
  const gone = new Set(await removeStored(deps, all));
  const kept = await removeMailFiles(deps, new Set(rests.flatMap(({ mails = [] }) => mails)));
  for (const { words = [] } of rests) forgetSavedViews(deps, new Set(words));
  const isGone = ({ files = [], mails = [] }: Partial<ErasureRest> = {}) =>
    files.every((file) => gone.has(file)) && !mails.some((id) => kept.has(id));
  const ended = open.filter((_, at) => isGone(rests[at]));
  deps.tx(() => {
    for (const { id } of ended) erasureStore(db).setFilesGone(id);
  });
  return ended.length > 0;
}

/** Removes mails that were written into files, where no SMTP is set. Answers which ones the disk keeps. */
async function removeMailFiles({ folders, log }: Deps, mails: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  if (mails.size === 0) return kept;
  const remove = async (folder: string, name: string, id: string) => {
    try {
      await removeFile(path.join(folder, name));
    } catch (error) {
      kept.add(id);
      log.error({ mail: id, error: String(error) }, 'a mail could not be removed');
    }
  };
  for await (const names of filesIn(folders.outbox))
    for (const name of names) {
      const id = /([0-9a-f-]{36})\.eml$/.exec(name)?.[1] ?? '';
      if (mails.has(id)) await remove(folders.outbox, name, id);
    }
  for (const id of mails) await remove(folders.tmp, `${id}.eml`, id);
  return kept;
}

/** Removes saved views whose names are nothing but words of the person. They are few: each admin has some. */
function forgetSavedViews({ db, tx }: Deps, words: ReadonlySet<string>): void {
  const erasures = erasureStore(db);
  if (words.size === 0) return;
  const naming = erasures.savedViews().filter(({ name }) => isAbout(name, words));
  if (naming.length > 0) tx(() => naming.forEach(({ id }) => void erasures.removeSavedView(id)));
}

function isAbout(text: string, words: ReadonlySet<string>): boolean {
  const found = text.toLowerCase().split(/\s+/).filter(Boolean);
  return found.join('').length >= TELLING_LETTERS && found.every((word) => words.has(word));
}

/** The index keeps the words of rows that were deleted until its pages are rewritten. */
function rewriteSearch({ db, log, clock, tx }: Deps): boolean {
  const erasures = erasureStore(db);
  const upTo = rewriting.get(db);
  if (upTo === undefined) {
    const [last] = erasures.openAfter('search', 0, 1_000).slice(-1);
    if (!last) return false;
    rewriting.set(db, last.id);
    tx(() => erasures.mergeSearch(-PAGES_AT_ONCE));
    return true;
  }
  if (tx(() => erasures.mergeSearch(PAGES_AT_ONCE))) return true;
  rewriting.delete(db);
  tx(() => erasures.setDone(upTo, clock.now()));
  try {
    // What was erased stands in the journal until it is emptied. Readers may hold it: then the next commits do.
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    noteDamage({ db, log }, error);
  }
  return true;
}

/** Forgets the last copy of an address a day after its mail went out, or when it cannot be sent. */
async function endMails(deps: Deps): Promise<boolean> {
  const { clock, db, tx } = deps;
  const ended = erasureStore(db).endedMails(clock.now() - MAIL_KEPT_MS);
  if (ended.length === 0) return false;
  const kept = await removeMailFiles(deps, new Set(ended));
  tx(() => {
    for (const id of ended) if (!kept.has(id)) erasureStore(db).endMail(id);
  });
  db.pragma('wal_checkpoint(TRUNCATE)');
  return false;
}

/** Erases contracts that no law keeps any more. */
async function endKeptContracts(deps: Deps): Promise<boolean> {
  const { clock, clockWatch, db, tx } = deps;
  const erasures = erasureStore(db);
  if (!clockWatch.isPlausible()) return false;
  const today = berlinDate(clock.now());
  for await (const over of inPages<string>((last) => erasures.keptTooLong(today, last ?? '', KEPT_AT_ONCE))) {
    let ended = 0;
    for (const id of over) {
      const copies = erasures.copiesOfKept(id);
      if ((await removeStored(deps, copies)).length < copies.length) continue;
      tx(() => erasures.endKept(id));
      ended += 1;
    }
    if (ended > 0) return true;
  }
  return false;
}
