import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';

/** 10 MB each at most. */
const MOST_KEPT = 6;

export interface DocumentMemory {
  /** The bytes of a document, fetched unless it was looked at or loaded a moment ago. Never rejects. */
  get: (id: string, lang: Lang) => Promise<Answer<Blob>>;
  /** The same for a document at which nobody looks yet. */
  load: (id: string, lang: Lang) => Promise<Answer<Blob>>;
  /** Forgets everything; what is still on its way is not kept. */
  empty: () => void;
}

interface Sources {
  fetchOne: (id: string, lang: Lang, isAhead: boolean) => Promise<Answer<Blob>>;
  /** Called once for a document that was loaded ahead, when somebody looks at it. */
  onFirstLook: (id: string, lang: Lang) => void;
}

/** Keeps the last few documents, so that going back to one is no further view and no wait. */
export function createDocumentMemory({ fetchOne, onFirstLook }: Sources): DocumentMemory {
  const kept = new Map<string, Promise<Answer<Blob>>>();
  const unseen = new Set<string>();

  function take(id: string, lang: Lang, isAhead: boolean): Promise<Answer<Blob>> {
    const asked = kept.get(id) ?? fetchOne(id, lang, isAhead);
    if (isAhead && !kept.has(id)) unseen.add(id);
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
    unseen.delete(id);
  }

  return {
    get(id, lang) {
      if (unseen.delete(id)) onFirstLook(id, lang);
      return take(id, lang, false);
    },
    load: (id, lang) => take(id, lang, true),
    empty() {
      kept.clear();
      unseen.clear();
    },
  };
}
