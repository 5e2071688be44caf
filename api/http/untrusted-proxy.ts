import type { RequestHandler } from 'express';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../time/clock.ts';

/**
 * Warns, once an hour at most, of a proxy that TRUST_PROXY does not count: behind it all visitors have one address, and
 * a limit for one visitor locks out everybody.
 */
export function warnOfUntrustedProxy({ env, clock, log }: Pick<Deps, 'env' | 'clock' | 'log'>): RequestHandler {
  let warnedAt: number | undefined;
  return (req, _res, next) => {
    const isForwarded = req.headers['x-forwarded-for'] !== undefined || req.headers.forwarded !== undefined;
    if (env.TRUST_PROXY === 0 && isForwarded) {
      const now = clock.now();
      if (warnedAt === undefined || now < warnedAt || now - warnedAt >= HOUR_MS) {
        warnedAt = now;
        log.error('a proxy forwards visitors, and TRUST_PROXY is 0: all of them count as one. Set TRUST_PROXY=1');
      }
    }
    next();
  };
}
