import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/answer.ts';

/** 10 MB each at most. */
const MOST_KEPT = 6;

export interface DocumentMemory {
  /** The bytes of a document, fetched unless it was looked at a moment ago. Never rejects. */
  get: (id: string, lang: Lang) => Promise<Answer<Blob>>;
  /** Forgets everything; what is still on its way is not kept. */
  empty: () => void;
}

/** Keeps the last few documents, so that going back to one is no further view and no wait. */
export function createDocumentMemory(fetchOne: (id: string, lang: Lang) => Promise<Answer<Blob>>): DocumentMemory {
  const kept = new Map<string, Promise<Answer<Blob>>>();
  return {
    get(id, lang) {
      const asked = kept.get(id) ?? fetchOne(id, lang);
      // The newest stands last.
      kept.delete(id);
      kept.set(id, asked);
      for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
      asked.then(({ kind }) => {
        if (kind !== 'ok' && kept.get(id) === asked) kept.delete(id);
      });
      return asked;
    },
    empty: () => kept.clear(),
  };
}
