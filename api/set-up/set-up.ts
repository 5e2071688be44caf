import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SET_UP_HOURS } from '#contract/limits.ts';
import { adminStore } from '../accounts/admins/admin.store.ts';
import type { Db } from '../db/open.ts';
import { problem } from '../http/problem.ts';
import { type Clock, HOUR_MS } from '../time/clock.ts';

/** The first admin is made in the browser, by whoever reads the server's output. */
export interface SetUp {
  /** A new token for the page, if nobody decides in the admins' area yet; an earlier one ends. */
  open(): string | undefined;
  /** Throws `link_ended` for every other token, after its time, and once somebody decides. */
  assertOpen(token: string): void;
  /** Set by whoever holds the data folder and listens. */
  host?: SetUpHost;
}

export interface SetUpHost {
  /** Starts on a data folder for trial, and stops. @throws Error with a sentence why no server could start there */
  tryOut(root: string): Promise<void>;
  /** Stops the server and starts it anew. */
  startAnew(): void;
}

const TOKEN_BYTES = 32;

/** The token lives in this process alone: the next start prints another one. */
export function createSetUp({ db, clock }: { db: Db; clock: Clock }): SetUp {
  let known: { sha256: Buffer; until: number } | undefined;
  // An empty id: nobody is left out.
  const hasDecider = () => adminStore(db).othersDecide('');
  return {
    open() {
      if (hasDecider()) return undefined;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      known = { sha256: hash('sha256', token, 'buffer'), until: clock.now() + SET_UP_HOURS * HOUR_MS };
      return token;
    },
    assertOpen(token) {
      const sha256 = hash('sha256', token, 'buffer');
      const isKnown = known !== undefined && clock.now() < known.until && timingSafeEqual(known.sha256, sha256);
      if (!isKnown || hasDecider()) throw problem('link_ended');
    },
  };
}
