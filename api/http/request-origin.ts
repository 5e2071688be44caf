import type { Request, Response } from 'express';
import type { Deps } from '../deps.ts';
import { networkOf } from './rate-limit.ts';

/** Where a request comes from. */
export interface Origin {
  /** Pseudonym of the network address. */
  network: string;
  userAgent: string;
  /** Aborts when the connection ends before the answer. */
  signal: AbortSignal;
}

/**
 * A class, as V8 gives an object literal with a getter a hidden class of its own each time, which stays in memory, with
 * the request, until a full garbage collection.
 */
export class RequestOrigin implements Origin {
  readonly network: string;
  readonly userAgent: string;
  readonly #res: Response;
  #signal: AbortSignal | undefined;

  constructor(req: Request, res: Response, deps: Pick<Deps, 'secretKey'>) {
    this.network = networkOf(req, deps.secretKey);
    this.userAgent = req.headers['user-agent'] ?? '';
    this.#res = res;
  }

  // Made when asked for, as few calls need it.
  get signal(): AbortSignal {
    this.#signal ??= untilHungUp(this.#res);
    return this.#signal;
  }
}

function untilHungUp(res: Response): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!res.writableEnded) gone.abort();
  };
  if (res.closed) look();
  else res.once('close', look);
  return gone.signal;
}
