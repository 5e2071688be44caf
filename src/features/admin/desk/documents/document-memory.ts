import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';

/** 10 MB each at most. */
const MOST_KEPT = 6;

interface Sources {
  fetchOne: (id: string, lang: Lang) => Promise<Answer<Blob>>;
  /** Records a look at a document that is here; answers whether that has worked. */
  recordLook: (id: string, lang: Lang) => Promise<boolean>;
}

/** Keeps the last few documents, so that going back to one is no further view and no wait. */
export function createDocumentMemory({ fetchOne, recordLook }: Sources) {
  const kept = new Map<string, Promise<Answer<Blob>>>();
  const looks = new Map<string, Promise<boolean>>();

  /** The bytes of a document, fetched unless they are here. Nobody looks at it yet. Never rejects. */
  function load(id: string, lang: Lang): Promise<Answer<Blob>> {
    const asked = kept.get(id) ?? fetchOne(id, lang);
    // The newest stands last.
    kept.delete(id);
    kept.set(id, asked);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) forget(oldest);
    asked.then(({ kind }) => {
      if (kind !== 'ok' && kept.get(id) === asked) forget(id);
    });
    return asked;
  }

  function forget(id: string): void {
    kept.delete(id);
    looks.delete(id);
  }

  /** Has the server record that somebody looks at it, once while it is kept; answers whether that is recorded. */
  function look(id: string, lang: Lang): Promise<boolean> {
    const known = looks.get(id);
    if (known) return known;
    const look = recordLook(id, lang);
    looks.set(id, look);
    // One that was not recorded is tried again.
    look.then((isRecorded) => isRecorded || looks.delete(id));
    return look;
  }

  return {
    load,
    look,
    /** Forgets everything; what is still on its way is not kept. */
    empty() {
      kept.clear();
      looks.clear();
    },
  };
}
