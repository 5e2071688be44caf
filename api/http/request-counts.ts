import { MemoryStore } from 'express-rate-limit';

/** Requests counted in memory, in one store for each length of a window. */
export interface RequestCounts {
  of(windowMs: number): MemoryStore;
  close(): void;
}

export function createRequestCounts(): RequestCounts {
  const stores = new Map<number, MemoryStore>();
  return {
    of(windowMs) {
      const store = stores.get(windowMs) ?? new MemoryStore();
      stores.set(windowMs, store);
      return store;
    },
    close: () => stores.forEach((store) => void store.shutdown()),
  };
}
