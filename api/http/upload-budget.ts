import type { Logger } from 'pino';
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock.ts';
import { pseudonym } from '../config/secrets.ts';
import type { Db } from '../db/open.ts';
import { createCounterStore } from './counter.store.ts';
import type { Sender } from './form-slots.ts';
import { problem } from './problem.ts';

const MEGABYTE = 1024 * 1024;

/** What one form is charged to. */
export interface Charge {
  /** Throws where its sender has no budget left for it. */
  assertCovered(): void;
  /** The form has shown a token: from now on its application or account pays. */
  becomeKnown(caller: string): void;
  /** The form is over; this many bytes of it came in. */
  end(receivedBytes: number): void;
}

export interface UploadBudget {
  /** Sets the announced bytes aside while the form is under way, so that many at once cannot slip through. */
  begin(sender: Sender, announcedBytes: number): Charge;
}

interface Parts {
  counters: Db;
  clock: Clock;
  log: Logger;
  secretKey: Buffer;
  env: { UPLOAD_MB_PER_NETWORK: number; UPLOAD_MB_PER_APPLICATION: number; RATE_LIMIT_FACTOR: number };
  /** A network has spent its budget of so many megabytes. */
  onNetworkSpent(megabytes: number): void;
}

/** How many bytes of forms a day: of an application or account, else of a network. A failure of the counters lets them pass. */
export function createUploadBudget(parts: Parts): UploadBudget {
  const { counters, clock, log, secretKey, env, onNetworkSpent } = parts;
  const store = createCounterStore(counters, clock, 'upload', DAY_MS);
  /** Announced by forms under way, by payer. */
  const setAside = new Map<string, number>();
  const keyOf = ({ network, caller }: Sender) =>
    pseudonym(secretKey, caller === undefined ? `network ${network}` : `caller ${caller}`);
  const hold = (key: string, bytes: number) => {
    const sum = (setAside.get(key) ?? 0) + bytes;
    if (sum > 0) setAside.set(key, sum);
    else setAside.delete(key);
  };
  const orLetPass = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      log.error({ error: String(error) }, 'uploads are not counted');
      return otherwise;
    }
  };

  function assertCovered(payer: Sender): void {
    const key = keyOf(payer);
    const { hits, resetsAt } = orLetPass(() => store.look(key), { hits: 0, resetsAt: clock.now() });
    const isNetwork = payer.caller === undefined;
    const megabytes = isNetwork ? env.UPLOAD_MB_PER_NETWORK : env.UPLOAD_MB_PER_APPLICATION;
    if (hits + (setAside.get(key) ?? 0) <= megabytes * MEGABYTE * env.RATE_LIMIT_FACTOR) return;
    if (isNetwork) onNetworkSpent(megabytes);
    // Where nothing is counted yet, what is under way is too much by itself, and over soon.
    const waitMs = hits === 0 ? MINUTE_MS : Math.max(SECOND_MS, resetsAt - clock.now());
    throw problem(isNetwork ? 'network_uploads_spent' : 'application_uploads_spent', {
      params: { hours: Math.ceil(waitMs / HOUR_MS) },
      retryAfterSeconds: Math.ceil(waitMs / SECOND_MS),
    });
  }

  return {
    begin(sender, announcedBytes) {
      let payer = sender;
      hold(keyOf(payer), announcedBytes);
      return {
        assertCovered: () => assertCovered(payer),
        becomeKnown(caller) {
          hold(keyOf(payer), -announcedBytes);
          payer = { ...payer, caller };
          hold(keyOf(payer), announcedBytes);
        },
        end(receivedBytes) {
          hold(keyOf(payer), -announcedBytes);
          if (receivedBytes > 0) orLetPass(() => void store.add(keyOf(payer), receivedBytes), undefined);
        },
      };
    },
  };
}
