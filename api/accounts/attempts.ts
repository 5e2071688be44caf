import type { Logger } from 'pino';
import { ATTEMPTS_PER_ADDRESS, LOGIN_WINDOW_MINUTES } from '#contract/limits.ts';
import { pseudonym } from '../config/secrets.ts';
import type { Db } from '../db/open.ts';
import { type Counted, type CounterStore, counterStore } from '../http/counter.store.ts';
import { Problem, problem } from '../http/problem.ts';
import { type Clock, DAY_MS, MINUTE_MS, SECOND_MS } from '../time/clock.ts';

export type AttemptKind = 'login' | 'signup';

/** Who tries: the address as it was typed, and the pseudonym of the network. */
export interface Attempt {
  kind: AttemptKind;
  email: string;
  network: string;
  /** Aborts when the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
  /** The caller is signed in to this account already: attempts of strangers elsewhere don't count against them. */
  isSignedIn?: boolean;
}

/** How an attempt ends: it stays counted, is taken back, or clears earlier failures of its address and network too. */
type Ending = 'counts' | 'taken-back' | 'forgiven';

type Permission =
  | { allowed: true }
  | { allowed: false; reason: 'rate_limited' | 'network_limited' | 'account_limited'; retryAfterSeconds: number };

export interface Attempts {
  /** Whether a further attempt would be let through. Counts nothing. */
  look(attempt: Attempt): Permission;
  /**
   * Makes one attempt. It is counted before `work` begins, so that many at once cannot slip through. How `work` ends
   * decides whether it stays counted; `right` is the ending on success, if that is no sign-in by itself.
   * @throws Problem the refusal, if there were too many attempts
   */
  run<T>(attempt: Attempt, work: () => Promise<T>, right?: Ending): Promise<T>;
  /** The owner has shown by other means who they are: earlier failures no longer block them. */
  forgive(attempt: Attempt): void;
}

interface Parts {
  counters: Db;
  clock: Clock;
  log: Logger;
  secretKey: Buffer;
  env: { RATE_LIMIT_FACTOR: number };
  /** Whether the account of this address was signed in to from this network before. */
  isKnownPlace(attempt: Attempt): boolean;
  /** Called at the first refusal of a network in a window only: further attempts must not fill the disk with rows. */
  onRefused(attempt: Attempt): void;
}

// A university shares one network address; a password sprayer tries one password on thousands of accounts.
const NETWORK_ATTEMPTS: Readonly<Record<AttemptKind, number>> = { login: 150, signup: 300 };
// Without this limit, an attacker with many networks could try one account without end.
const ACCOUNT_LOGINS_A_DAY = 50;

const GUESSES = ['invalid_credentials', 'second_factor_wrong', 'passkey_wrong'];

/** A failed sign-in is a guess only if a secret was wrong; a sign-up counts however it ends. Pure. */
function endingOf(kind: AttemptKind, error: unknown): Ending {
  const code = error instanceof Problem ? error.code : 'unexpected';
  if (kind === 'signup') return code === 'password_weak' ? 'taken-back' : 'counts';
  return GUESSES.includes(code) ? 'counts' : 'taken-back';
}

const WHEN_RIGHT: Readonly<Record<AttemptKind, Ending>> = { login: 'forgiven', signup: 'counts' };

/** Limits of sign-in and sign-up. A failure of the counters lets the attempt through and is logged. */
export function createAttempts(parts: Parts): Attempts {
  const { counters, clock, log, secretKey, env, isKnownPlace, onRefused } = parts;
  const times = (limit: number) => Math.max(1, Math.round(limit * env.RATE_LIMIT_FACTOR));
  const storeOf = (name: string, windowMs = LOGIN_WINDOW_MINUTES * MINUTE_MS) =>
    counterStore(counters, clock, name, windowMs);
  const pairs: Record<AttemptKind, CounterStore> = { login: storeOf('login:pair'), signup: storeOf('signup:pair') };
  const networks: Record<AttemptKind, CounterStore> = {
    login: storeOf('login:network'),
    signup: storeOf('signup:network'),
  };
  const accounts = storeOf('login:account', DAY_MS);
  const refusals = storeOf('attempt:refused');
  const addressOf = ({ email }: Attempt) => email.trim().toLowerCase();
  const pairKey = (attempt: Attempt) => pseudonym(secretKey, `${addressOf(attempt)} ${attempt.network}`);
  const accountKey = (attempt: Attempt) => pseudonym(secretKey, addressOf(attempt));

  /** Whether these counts, which include the attempt, let it through. */
  function permissionFor(attempt: Attempt, pair: Counted, network?: Counted, account?: Counted): Permission {
    const isOver = (hits: Counted | undefined, limit: number): hits is Counted => (hits?.hits ?? 0) > times(limit);
    const refused = (reason: Refused['reason'], { resetsAt }: Counted): Refused => ({
      allowed: false,
      reason,
      retryAfterSeconds: Math.max(1, Math.ceil((resetsAt - clock.now()) / SECOND_MS)),
    });
    if (isOver(pair, ATTEMPTS_PER_ADDRESS)) return refused('rate_limited', pair);
    // A password sprayer in the same network must not lock out people who have signed in from it before.
    if (isOver(network, NETWORK_ATTEMPTS[attempt.kind]) && !(attempt.kind === 'login' && isKnownPlace(attempt)))
      return refused('network_limited', network);
    if (isOver(account, ACCOUNT_LOGINS_A_DAY) && !isKnownPlace(attempt)) return refused('account_limited', account);
    return { allowed: true };
  }

  const hasAccountLimit = (attempt: Attempt) => attempt.kind === 'login' && !attempt.isSignedIn;

  function begin(attempt: Attempt): Permission {
    const pair = pairs[attempt.kind].increment(pairKey(attempt));
    const byPair = permissionFor(attempt, pair);
    // A locked-out caller who goes on must not use up the limit of the whole university, nor the account's day.
    if (!byPair.allowed) return byPair;
    const network = networks[attempt.kind].increment(attempt.network);
    const byNetwork = permissionFor(attempt, pair, network);
    if (!byNetwork.allowed || !hasAccountLimit(attempt)) return byNetwork;
    return permissionFor(attempt, pair, network, accounts.increment(accountKey(attempt)));
  }

  function end(attempt: Attempt, ending: Ending): void {
    if (ending === 'counts') return;
    if (ending === 'forgiven') pairs[attempt.kind].resetKey(pairKey(attempt));
    else pairs[attempt.kind].decrement(pairKey(attempt));
    networks[attempt.kind].decrement(attempt.network);
    // Attempts of strangers stay counted: each success of the owner would give them a new day otherwise.
    if (hasAccountLimit(attempt)) accounts.decrement(accountKey(attempt));
  }

  function orLetThrough<T>(work: () => T, otherwise: T): T {
    try {
      return work();
    } catch (error) {
      log.error({ error: String(error) }, 'attempts are not counted');
      return otherwise;
    }
  }

  return {
    look: (attempt) =>
      orLetThrough<Permission>(
        () =>
          permissionFor(
            attempt,
            oneMore(pairs[attempt.kind].look(pairKey(attempt))),
            oneMore(networks[attempt.kind].look(attempt.network)),
            hasAccountLimit(attempt) ? oneMore(accounts.look(accountKey(attempt))) : undefined,
          ),
        { allowed: true },
      ),
    async run(attempt, work, right = WHEN_RIGHT[attempt.kind]) {
      const found = orLetThrough<Permission>(() => begin(attempt), { allowed: true });
      if (!found.allowed) {
        const isFirst = () => refusals.increment(`${attempt.kind} ${attempt.network}`).hits === 1;
        if (orLetThrough(isFirst, true)) onRefused(attempt);
        throw refusal(attempt.kind, found);
      }
      let ending = right;
      try {
        return await work();
      } catch (error) {
        ending = endingOf(attempt.kind, error);
        throw error;
      } finally {
        orLetThrough(() => end(attempt, ending), undefined);
      }
    },
    forgive: (attempt) =>
      orLetThrough(() => {
        pairs[attempt.kind].resetKey(pairKey(attempt));
        if (attempt.kind === 'login') accounts.resetKey(accountKey(attempt));
      }, undefined),
  };
}

type Refused = Extract<Permission, { allowed: false }>;

function oneMore({ hits, resetsAt }: Counted): Counted {
  return { hits: hits + 1, resetsAt };
}

function refusal(kind: AttemptKind, { reason, retryAfterSeconds }: Refused): Problem {
  if (kind === 'signup') return problem('signup_rate_limited', { retryAfterSeconds });
  if (reason !== 'rate_limited') return problem('login_limit_reached', { retryAfterSeconds });
  return problem('login_rate_limited', { params: { minutes: Math.ceil(retryAfterSeconds / 60) }, retryAfterSeconds });
}
