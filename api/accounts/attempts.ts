import type { Logger } from 'pino';
import { LOGIN_ATTEMPTS, LOGIN_WINDOW_MINUTES } from '#contract/limits.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../clock.ts';
import { pseudonym } from '../config/secrets.ts';
import type { Db } from '../db/open.ts';
import { type CounterStore, createCounterStore } from '../http/counter.store.ts';
import { type Problem, problem } from '../http/problem.ts';

export type AttemptKind = 'login' | 'signup';

/** Who tries: the address as it was typed, and the pseudonym of the network. */
export interface Attempt {
  kind: AttemptKind;
  email: string;
  network: string;
}

type Standing =
  | { allowed: true }
  | { allowed: false; reason: 'rate_limited' | 'network_limited'; retryAfterSeconds: number };

export interface Attempts {
  /** Whether a further attempt would be let through. Counts nothing. */
  look(attempt: Attempt): Standing;
  /** Counts an attempt before it is made, so that many at once cannot slip through. Returns the refusal, if it is one too many. */
  begin(attempt: Attempt): Problem | undefined;
  /** It wasn't a guess: it no longer counts. */
  takeBack(attempt: Attempt): void;
  /** Its owner came in: earlier failures of this pair are forgotten. */
  succeed(attempt: Attempt): void;
}

interface Parts {
  counters: Db;
  clock: Clock;
  log: Logger;
  secretKey: Buffer;
  env: { RATE_LIMIT_FACTOR: number };
}

// A university sits behind one address; a sprayer tries one password on thousands of accounts.
const NETWORK_ATTEMPTS: Readonly<Record<AttemptKind, number>> = { login: 150, signup: 300 };

/** Limits of sign-in and sign-up. A failure of the counters lets the attempt through and is logged. */
export function createAttempts({ counters, clock, log, secretKey, env }: Parts): Attempts {
  const windowMs = LOGIN_WINDOW_MINUTES * MINUTE_MS;
  const times = (limit: number) => Math.max(1, Math.round(limit * env.RATE_LIMIT_FACTOR));
  const storeOf = (name: string) => createCounterStore(counters, clock, name, windowMs);
  const pairs: Record<AttemptKind, CounterStore> = { login: storeOf('login:pair'), signup: storeOf('signup:pair') };
  const networks: Record<AttemptKind, CounterStore> = {
    login: storeOf('login:network'),
    signup: storeOf('signup:network'),
  };
  const pairKey = ({ email, network }: Attempt) => pseudonym(secretKey, `${email.trim().toLowerCase()} ${network}`);

  function standing(attempt: Attempt, pairHits: number, networkHits: number, resetsAt: number): Standing {
    const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - clock.now()) / SECOND_MS));
    if (pairHits > times(LOGIN_ATTEMPTS)) return { allowed: false, reason: 'rate_limited', retryAfterSeconds };
    if (networkHits > times(NETWORK_ATTEMPTS[attempt.kind]))
      return { allowed: false, reason: 'network_limited', retryAfterSeconds };
    return { allowed: true };
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
      orLetThrough<Standing>(
        () => {
          const pair = pairs[attempt.kind].look(pairKey(attempt));
          const network = networks[attempt.kind].look(attempt.network);
          const resetsAt = pair.hits >= times(LOGIN_ATTEMPTS) ? pair.resetsAt : network.resetsAt;
          return standing(attempt, pair.hits + 1, network.hits + 1, resetsAt);
        },
        { allowed: true },
      ),
    begin: (attempt) =>
      orLetThrough(() => {
        const pair = pairs[attempt.kind].increment(pairKey(attempt));
        const isPairOver = pair.totalHits > times(LOGIN_ATTEMPTS);
        // Whoever is locked out and goes on trying must not use up the places of the whole university.
        const network = isPairOver ? undefined : networks[attempt.kind].increment(attempt.network);
        const resetTime = (network && !isPairOver ? network : pair).resetTime?.getTime() ?? clock.now();
        const found = standing(attempt, pair.totalHits, network?.totalHits ?? 0, resetTime);
        return found.allowed ? undefined : refusal(attempt.kind, found);
      }, undefined),
    takeBack: (attempt) =>
      orLetThrough(() => {
        pairs[attempt.kind].decrement(pairKey(attempt));
        networks[attempt.kind].decrement(attempt.network);
      }, undefined),
    succeed: (attempt) =>
      orLetThrough(() => {
        pairs[attempt.kind].resetKey(pairKey(attempt));
        networks[attempt.kind].decrement(attempt.network);
      }, undefined),
  };
}

function refusal(kind: AttemptKind, { reason, retryAfterSeconds }: Extract<Standing, { allowed: false }>): Problem {
  if (kind === 'signup') return problem('signup_rate_limited', { retryAfterSeconds });
  if (reason === 'network_limited') return problem('login_limit_reached', { retryAfterSeconds });
  return problem('login_rate_limited', { params: { minutes: Math.ceil(retryAfterSeconds / 60) }, retryAfterSeconds });
}
