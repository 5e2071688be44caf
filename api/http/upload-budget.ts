import type { Logger } from 'pino';
import { pseudonym } from '../config/secrets.ts';
import { type Clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/clock.ts';
import { type CounterStore, uncountedOnFailure } from './counter.store.ts';
import type { Sender } from './form-slots.ts';
import { problem } from './problem.ts';

const MEGABYTE = 1024 * 1024;

/** The budget that one form is counted against. */
export interface Charge {
  /** Throws if the sender's budget is too small for the form. */
  assertCovered(): void;
  /** The form has shown a token: its application or account is charged instead of the network. */
  becomeKnown(caller: string): void;
  /** The form has ended, after so many bytes. */
  end(receivedBytes: number): void;
}

export interface UploadBudget {
  /** Reserves the announced bytes while the form is under way, so that many at once cannot slip through. */
  begin(sender: Sender, announcedBytes: number): Charge;
}

interface Parts {
  /** Bytes by payer. */
  counters: CounterStore;
  log: Logger;
  clock: Clock;
  secretKey: Buffer;
  env: { UPLOAD_MB_PER_NETWORK: number; UPLOAD_MB_PER_APPLICATION: number; RATE_LIMIT_FACTOR: number };
  /** Called when a network has used up its budget of so many megabytes. */
  onNetworkSpent(megabytes: number): void;
}

/** Bytes of forms a day, for an application or account, else for a network. */
export function createUploadBudget(parts: Parts): UploadBudget {
  const { counters, clock, log, secretKey, env, onNetworkSpent } = parts;
  const counted = uncountedOnFailure(counters, log);
  /** Bytes announced by forms under way, by the key that is charged. */
  const setAside = new Map<string, number>();
  const keyOf = ({ network, caller }: Sender) =>
    pseudonym(secretKey, caller === undefined ? `network ${network}` : `caller ${caller}`);
  const hold = (key: string, bytes: number) => {
    const sum = (setAside.get(key) ?? 0) + bytes;
    if (sum > 0) setAside.set(key, sum);
    else setAside.delete(key);
  };

  function assertCovered(payer: Sender): void {
    const key = keyOf(payer);
    const { hits, resetsAt } = counted.look(key);
    const isNetwork = payer.caller === undefined;
    const megabytes = isNetwork ? env.UPLOAD_MB_PER_NETWORK : env.UPLOAD_MB_PER_APPLICATION;
    if (hits + (setAside.get(key) ?? 0) <= megabytes * MEGABYTE * env.RATE_LIMIT_FACTOR) return;
    if (isNetwork) onNetworkSpent(megabytes);
    // With nothing counted yet, it is the forms under way that exceed the budget: they end soon, so the wait is short.
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
          if (receivedBytes > 0) counted.increment(keyOf(payer), receivedBytes);
        },
      };
    },
  };
}
