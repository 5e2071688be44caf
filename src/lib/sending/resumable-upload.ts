import type { Lang } from '#contract/languages.ts';
import { askAboutUpload, beginUpload, dropUpload, sendPiece, type Told } from './upload-requests.ts';
import { type Chunk, chunkAfter, FIRST_CHUNK, waitAfter } from './upload-rules.ts';

/** A file on its way ahead of its form. `loaded`: bytes that the server has, and those under way. */
export type UploadState = { loaded: number } & (
  | { kind: 'going'; begun: { loaded: number; at: number } }
  | { kind: 'paused' }
  /** Goes on by itself. `message`: the server's sentence. */
  | { kind: 'waiting'; for: 'line' | 'server' | 'other-tab'; message?: string | undefined }
  | { kind: 'done'; id: string }
  /** The form has to bring the file itself. */
  | { kind: 'refused' }
);

export interface Upload {
  state: () => UploadState;
  pause: () => void;
  resume: () => void;
  /** The server has not all of it, against what it said before: asks, and begins anew where it must. */
  again: () => void;
  /** Stops it for good; `drop`: the server need not keep it either. */
  end: (drop: boolean) => void;
}

interface Options {
  lang: Lang;
  token?: string | undefined;
  /** Of an upload that was begun before. */
  id?: string | undefined;
  /** The file as it can still be read. */
  read: () => Blob;
  onId: (id: string) => void;
  onChange: () => void;
}

/** A tab that asks ends what the other one sends. */
const OTHER_TAB_SECONDS = 30;
/** A server that forgets each upload at once is none. */
const MOST_BEGINNINGS = 5;
/** About two minutes. */
const MOST_FOREIGN = 9;

let last: Promise<unknown> = Promise.resolve();

/** One piece of all files at a time: side by side each takes longer, and a cut loses them all. It never rejects. */
function inTurn(send: () => Promise<Told>): Promise<Told> {
  const mine = last.then(send);
  last = mine;
  return mine;
}

/** Sends a file piece by piece by the tus protocol, and tries without end while the page is open. */
export function startUpload(file: File, { lang, token, read, onId, onChange, ...known }: Options): Upload {
  let id = known.id;
  // Undefined: the server has to be asked.
  let offset = id ? undefined : 0;
  let chunk: Chunk = FIRST_CHUNK;
  let failures = 0;
  let beginnings = 0;
  let running = new AbortController();
  let wake = () => {};
  let state: UploadState = going(0);

  const set = (next: UploadState) => {
    state = next;
    onChange();
  };

  const run = async () => {
    addEventListener('online', onLine);
    document.addEventListener('visibilitychange', onSign);
    while (!isOver()) {
      running = new AbortController();
      const { signal } = running;
      const told = await ask({ lang, signal });
      const pause = signal.aborted ? 0 : take(told);
      if (pause) await sleep(pause);
      while (isHeldUp()) await sleep(0);
    }
    removeEventListener('online', onLine);
    document.removeEventListener('visibilitychange', onSign);
  };

  const ask = async (asking: { lang: Lang; signal: AbortSignal }) => {
    if (!id) return beginUpload(file, token, asking);
    if (offset === undefined) return askAboutUpload(id, asking);
    const [to, from] = [id, offset];
    let startedAt = 0;
    const told = await inTurn(() => {
      startedAt = performance.now();
      return sendPiece(to, from, read().slice(from, from + chunk.bytes), asking, (bytes) => {
        if (state.kind === 'going') set({ ...state, loaded: from + bytes });
      });
    });
    const isTaken = told.verdict === 'taken';
    if (isTaken || told.verdict === 'cut' || told.verdict === 'later')
      chunk = chunkAfter(chunk, isTaken ? performance.now() - startedAt : 'cut');
    return told;
  };

  /** Takes what was told. Returns the milliseconds to wait before the next request. */
  const take = (told: Told): number => {
    switch (told.verdict) {
      case 'taken':
      case 'moved':
        return goOn(told);
      case 'gone':
        beginnings += 1;
        if (!id || beginnings > MOST_BEGINNINGS) return refuse();
        [id, offset] = [undefined, 0];
        set(going(0));
        return 0;
      case 'cut':
      case 'later':
      case 'other-tab':
        return wait(told);
      // Once our server has answered, it is most often a Wi-Fi's sign-in page, which goes.
      case 'foreign':
        return id && failures < MOST_FOREIGN ? wait(told) : refuse();
      case 'never':
        return refuse();
    }
  };

  const goOn = (told: Told) => {
    if (told.id) {
      id = told.id;
      onId(id);
    }
    offset = told.offset ?? 0;
    if (id && offset === file.size) set({ kind: 'done', loaded: offset, id });
    else set(state.kind === 'going' && failures === 0 ? { ...state, loaded: offset } : going(offset));
    failures = 0;
    return 0;
  };

  const wait = ({ verdict, message, waitSeconds = 0 }: Told) => {
    failures += 1;
    const loaded = offset ?? state.loaded;
    if (id) offset = undefined;
    const isOtherTab = verdict === 'other-tab';
    const kind = isOtherTab ? 'other-tab' : verdict === 'later' ? 'server' : 'line';
    // A short cut is no news.
    if (failures > 1 || !navigator.onLine || waitSeconds > 0) set({ kind: 'waiting', for: kind, loaded, message });
    return Math.max(waitAfter(failures), (isOtherTab ? OTHER_TAB_SECONDS : waitSeconds) * 1000);
  };

  const refuse = () => {
    set({ kind: 'refused', loaded: 0 });
    return 0;
  };

  /** @param milliseconds 0: until it is woken */
  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = milliseconds > 0 && setTimeout(resolve, milliseconds);
      wake = () => {
        if (timer) clearTimeout(timer);
        resolve();
      };
    });

  const waitsFor = () => (state.kind === 'waiting' ? state.for : undefined);
  // The tab that is seen goes first.
  const isHeldUp = () => state.kind === 'paused' || (waitsFor() === 'other-tab' && document.hidden);
  const onSign = () => {
    if (!document.hidden && waitsFor() !== 'server') wake();
  };
  const onLine = () => {
    // A network that is just back may fail once more, and what was under way may hang.
    failures = 0;
    if (id) offset = undefined;
    running.abort();
    onSign();
  };

  const isOver = () => state.kind === 'done' || state.kind === 'refused';

  run();
  return {
    state: () => state,
    pause: () => {
      if (isOver()) return;
      set({ kind: 'paused', loaded: offset ?? state.loaded });
      if (id) offset = undefined;
      running.abort();
    },
    resume: () => {
      if (state.kind !== 'paused') return;
      failures = 0;
      set(going(state.loaded));
      wake();
    },
    again: () => {
      if (state.kind !== 'done') return;
      offset = undefined;
      set(going(0));
      run();
    },
    end: (drop) => {
      refuse();
      running.abort();
      wake();
      if (id && drop) dropUpload(id);
    },
  };
}

function going(loaded: number): UploadState {
  return { kind: 'going', loaded, begun: { loaded, at: performance.now() } };
}
