import { isIP } from 'node:net';
import type { Request, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { MINUTE_MS } from '../clock.ts';
import { pseudonym } from '../config/secrets.ts';
import type { Deps } from '../deps.ts';
import { problem } from './problem.ts';

/** How often a call may be made. A university sits behind one network address, so that limit is generous. */
export interface Limit {
  perNetwork: number;
  /** By token or account. */
  perCaller?: number;
  windowMinutes: number;
}

export interface Limiter {
  countNetwork(req: Request, res: Response): Promise<void>;
  countCaller(req: Request, res: Response, caller: string): Promise<void>;
}

/** The caller's address. Some proxies write its port beside it; what is no address counts as the proxy's own. */
function addressOf(req: Pick<Request, 'ip' | 'socket'>): string {
  const told = (req.ip ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(told) ? told : (req.socket.remoteAddress ?? '');
}

// Providers give one customer up to a /48, which is 256 times a /56: counted by that, one person would be 256 networks.
const IPV6_PREFIX_BITS = 48;

/** What counts as one network everywhere: an IPv4 address, or all of IPv6 that one customer may hold. */
function networkAddress(req: Pick<Request, 'ip' | 'socket'>): string {
  return ipKeyGenerator(addressOf(req), IPV6_PREFIX_BITS);
}

const networks = new WeakMap<Request, string>();

/** Stands for the network address of a request; worked out once. */
export function networkOf(req: Request, secretKey: Buffer): string {
  const known = networks.get(req);
  if (known !== undefined) return known;
  const network = pseudonym(secretKey, networkAddress(req));
  networks.set(req, network);
  return network;
}

/** Throws `rate_limited` when a limit is passed. */
export function createLimiter(deps: Deps, name: string, limit: Limit): Limiter {
  const callers = new WeakMap<Request, string>();
  const network = counter(deps, `${name}:network`, limit.perNetwork, limit.windowMinutes, (req) =>
    networkOf(req, deps.secretKey),
  );
  const caller =
    limit.perCaller === undefined
      ? undefined
      : counter(deps, `${name}:caller`, limit.perCaller, limit.windowMinutes, (req) =>
          pseudonym(deps.secretKey, callers.get(req) ?? ''),
        );
  return {
    countNetwork: network,
    async countCaller(req, res, id) {
      // Hexadecimal ids are the same in capitals.
      callers.set(req, id.toLowerCase());
      await caller?.(req, res);
    },
  };
}

/** `keyOf` tells whom it counts, without revealing them: an address in a file would be personal data. */
function counter(deps: Deps, name: string, max: number, windowMinutes: number, keyOf: (req: Request) => string) {
  const windowMs = windowMinutes * MINUTE_MS;
  const middleware = rateLimit({
    windowMs,
    limit: Math.max(1, Math.round(max * deps.env.RATE_LIMIT_FACTOR)),
    store: { increment: (key) => deps.hitCounters.hit(`${name}:${key}`, windowMs), decrement() {}, resetKey() {} },
    keyGenerator: keyOf,
    standardHeaders: false,
    legacyHeaders: false,
    validate: false,
    handler: (req, _res, next) => next(tooMany(req, deps)),
  });
  return (req: Request, res: Response) =>
    new Promise<void>((resolve, reject) => {
      const next = (error?: unknown) => (error ? reject(error) : resolve());
      void middleware(req, res, next);
    });
}

function tooMany(req: Request, deps: Deps) {
  const info = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit;
  const waitMs = (info?.resetTime?.getTime() ?? deps.clock.now() + MINUTE_MS) - deps.clock.now();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return problem('rate_limited', { params: { minutes: Math.ceil(retryAfterSeconds / 60) }, retryAfterSeconds });
}
