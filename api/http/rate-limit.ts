import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import type { Request } from 'express';
import type { ClientRateLimitInfo } from 'express-rate-limit';
import { type Clock, MINUTE_MS } from '../clock.ts';
import { pseudonym } from '../config/secrets.ts';
import type { Deps } from '../deps.ts';
import { createLimitCounters } from './hit-counters.ts';
import { problem } from './problem.ts';

/** How often a call may be made. A university shares one network address, so that limit is generous. */
export interface Limit {
  perNetwork: number;
  /** For each application or account. */
  perCaller?: number;
  windowMinutes: number;
}

/** Both throw `rate_limited` when a limit is passed. */
export interface Limiter {
  countNetwork(req: Request): void;
  countCaller(caller: string): void;
}

/** The caller's address. Some proxies write the port beside it; if it is no address, the proxy's own counts. */
function addressOf(req: Pick<Request, 'ip' | 'socket'>): string {
  const { ip = '' } = req;
  if (isIP(ip)) return ip;
  const told = ip.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(told) ? told : (req.socket.remoteAddress ?? '');
}

// Loaded with the first IPv6 address: with the calculator of addresses in it, it is a fiftieth of a start.
const require = createRequire(import.meta.url);
const library = (): typeof import('express-rate-limit') => require('express-rate-limit');

// Providers give a customer up to a /48, which is 256 times a /56: counted by /56, one person could be 256 networks.
const IPV6_PREFIX_BITS = 48;

/** The address that counts as a network: IPv4 alone, or all of the IPv6 prefix that one customer may hold. */
function networkAddress(req: Pick<Request, 'ip' | 'socket'>): string {
  const address = addressOf(req);
  return address.includes(':') ? library().ipKeyGenerator(address, IPV6_PREFIX_BITS) : address;
}

const NETWORK = Symbol('network');

/** Pseudonym of the request's network; computed once. */
export function networkOf(req: Request & { [NETWORK]?: string }, secretKey: Buffer): string {
  req[NETWORK] ??= pseudonym(secretKey, networkAddress(req));
  return req[NETWORK];
}

export function createLimiter(deps: Deps, name: string, limit: Limit): Limiter {
  const { perNetwork, perCaller, windowMinutes } = limit;
  const network = counter(deps, `${name}:network`, perNetwork, windowMinutes);
  const caller = perCaller === undefined ? undefined : counter(deps, `${name}:caller`, perCaller, windowMinutes);
  return {
    countNetwork: (req) => network(networkOf(req, deps.secretKey)),
    // In lower case, as hexadecimal ids are the same in capitals.
    countCaller: (id) => caller?.(pseudonym(deps.secretKey, id.toLowerCase())),
  };
}

/**
 * `key` is a pseudonym: an address in a file would be personal data. (The library's middleware around these lines was a
 * twentieth of the work of reading an application.)
 */
function counter({ hitCounters, clock, env }: Deps, name: string, max: number, windowMinutes: number) {
  const counted = createLimitCounters(hitCounters, name, windowMinutes * MINUTE_MS);
  const most = Math.max(1, Math.round(max * env.RATE_LIMIT_FACTOR));
  return (key: string) => {
    const found = counted.hit(key);
    if (found.totalHits > most) throw tooMany(found, clock);
  };
}

function tooMany({ resetTime }: ClientRateLimitInfo, clock: Clock) {
  const waitMs = (resetTime?.getTime() ?? clock.now() + MINUTE_MS) - clock.now();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return problem('rate_limited', { params: { minutes: Math.ceil(retryAfterSeconds / 60) }, retryAfterSeconds });
}
