import { isIP } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { type AugmentedRequest, ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { pseudonym } from '../config/secrets.ts';
import { MINUTE_MS, SECOND_MS } from '../time/clock.ts';
import type { HttpParts } from './http-parts.ts';
import { problem } from './problem.ts';

/** How often a call may be made in a quarter of an hour. A university shares one network address, so that limit is generous. */
export interface Limit {
  perNetwork: number;
  /** For each application or account. */
  perCaller?: number;
}

/** Both throw `rate_limited` when a limit is passed. */
export interface Limiter {
  countNetwork(req: Request, res: Response): Promise<void>;
  /** `id`: of an application or account. */
  countCaller(req: Request, res: Response, id: string): Promise<void>;
}

/** The caller's address. Some proxies write the port beside it; if it is no address, the proxy's own counts. */
function addressOf(req: Pick<Request, 'ip' | 'socket'>): string {
  const { ip = '' } = req;
  if (isIP(ip)) return ip;
  const told = ip.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(told) ? told : (req.socket.remoteAddress ?? '');
}

// Providers give a customer up to a /48, which is 256 times a /56: counted by /56, one person could be 256 networks.
const IPV6_PREFIX_BITS = 48;

/** The address that counts as a network: IPv4 alone, or all of the IPv6 prefix that one customer may hold. */
function networkAddress(req: Pick<Request, 'ip' | 'socket'>): string {
  const address = addressOf(req);
  return address.includes(':') ? ipKeyGenerator(address, IPV6_PREFIX_BITS) : address;
}

const NETWORK = Symbol('network');

/** Pseudonym of the request's network; computed once. */
export function networkOf(req: Request & { [NETWORK]?: string }, secretKey: Buffer): string {
  req[NETWORK] ??= pseudonym(secretKey, networkAddress(req));
  return req[NETWORK];
}

const WINDOW_MS = 15 * MINUTE_MS;

export function createLimiter(
  { deps: { env, secretKey }, requestCounts }: Pick<HttpParts, 'deps' | 'requestCounts'>,
  path: string,
  { perNetwork, perCaller }: Limit,
): Limiter {
  const limitBy = (by: string, max: number, keyOf: (req: Request, res: Response) => string) =>
    rateLimit({
      windowMs: WINDOW_MS,
      limit: Math.max(1, Math.round(max * env.RATE_LIMIT_FACTOR)),
      keyGenerator: (req, res) => `${path}:${by}:${keyOf(req, res)}`,
      handler: (req, _res, next) => next(tooMany((req as AugmentedRequest).rateLimit?.resetTime)),
      store: requestCounts,
      standardHeaders: false,
      legacyHeaders: false,
      // It would warn of a store that several limits share; their keys differ.
      validate: false,
    });
  const network = limitBy('network', perNetwork, (req) => networkOf(req, secretKey));
  const caller =
    perCaller === undefined ? undefined : limitBy('caller', perCaller, (_req, res) => res.locals.caller as string);
  return {
    countNetwork: (req, res) => passing(network, req, res),
    async countCaller(req, res, id) {
      if (!caller) return;
      // In lower case, as hexadecimal ids are the same in capitals.
      res.locals.caller = pseudonym(secretKey, id.toLowerCase());
      await passing(caller, req, res);
    },
  };
}

function passing(limit: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void limit(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
}

/** `resetTime` is of the library's clock, which is the machine's. */
function tooMany(resetTime: Date | undefined) {
  const waitMs = (resetTime?.getTime() ?? 0) - Date.now();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return problem('rate_limited', { params: { minutes: Math.ceil(retryAfterSeconds / 60) }, retryAfterSeconds });
}
