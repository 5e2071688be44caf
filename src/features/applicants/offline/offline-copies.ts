import type { DeviceKey } from '#contract/browser-storage.ts';
import type { Lang } from '#contract/languages.ts';

/** Before the id of an application: the store of what this device keeps of it. Its presence is the wish to keep. */
export const COPIES_OF = 's4f_offline_' satisfies DeviceKey;
export const WORKER_ADDRESS = '/offline.worker.mjs';

/** What a page asks of the worker; it answers over the port whether the page is kept. */
export interface KeepRequest {
  application: string;
  page: string;
  /** Addresses of scripts and the like that the page has loaded. */
  files: string[];
}

/** What the build writes into the worker. */
export interface WorkerFacts {
  /** 0: the operator has switched it off. */
  days: number;
  /** Stands above a copy, with the placeholder {time}. */
  notes: Record<Lang, string>;
}
