import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
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
  countNetwork(req: Request): void;
  countCaller(caller: string): void;
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
  const { perNetwork, perCaller, windowMinutes } = limit;
  const network = counter(deps, `${name}:network`, perNetwork, windowMinutes);
  const caller = perCaller === undefined ? undefined : counter(deps, `${name}:caller`, perCaller, windowMinutes);
  return {
    countNetwork: (req) => network(networkOf(req, deps.secretKey)),
    // Hexadecimal ids are the same in capitals.
    countCaller: (id) => caller?.(pseudonym(deps.secretKey, id.toLowerCase())),
  };
}

/** Counts one hit of somebody under `key`, which reveals nobody: an address in a file would be personal data. */
function counter(deps: Deps, name: string, max: number, windowMinutes: number): (key: string) => void {
  const windowMs = windowMinutes * MINUTE_MS;
  const limit = Math.max(1, Math.round(max * deps.env.RATE_LIMIT_FACTOR));
  return (key) => {
    const { hits, resetsAt } = deps.hitCounters.hit(`${name}:${key}`, windowMs);
    if (hits > limit) throw tooMany(resetsAt - deps.clock.now());
  };
}

function tooMany(waitMs: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return problem('rate_limited', { params: { minutes: Math.ceil(retryAfterSeconds / 60) }, retryAfterSeconds });
}
