import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { type Clock, HOUR_MS } from '../time/clock.ts';
import { INVENTED_ADDRESS } from './invented-address.ts';

/** A proxy that TRUST_PROXY does not count: behind it all visitors have one address, and a limit for one locks out all. */
export interface ProxyWatch {
  /** Whether one has forwarded somebody within the last hour. */
  isSeen(): boolean;
  /** Looks at each request, and warns once an hour at most. */
  look: RequestHandler;
}

export function createProxyWatch({ env, clock, log }: { env: Env; clock: Clock; log: Logger }): ProxyWatch {
  let [seenAt, warnedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  // A time in the future was noted while the clock was wrong.
  const isRecent = (at: number) => at <= clock.now() && clock.now() - at < HOUR_MS;
  return {
    isSeen: () => isRecent(seenAt),
    look: (req, _res, next) => {
      const { forwarded, 'x-forwarded-for': from = INVENTED_ADDRESS } = req.headers;
      // Doctor's own visit is none; behind a proxy its address comes changed, or others come after it.
      const isForwarded = from !== INVENTED_ADDRESS || forwarded !== undefined;
      if (env.TRUST_PROXY === 0 && isForwarded) {
        seenAt = clock.now();
        if (!isRecent(warnedAt)) {
          warnedAt = seenAt;
          log.error('a proxy forwards visitors, and TRUST_PROXY is 0: all of them count as one. Set TRUST_PROXY=1');
        }
      }
      next();
    },
  };
}
