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

export function originOf(req: Request, res: Response, { secretKey }: Pick<Deps, 'secretKey'>): Origin {
  const gone = new AbortController();
  const look = () => {
    if (!res.writableEnded) gone.abort();
  };
  if (res.closed) look();
  else res.once('close', look);
  return { network: networkOf(req, secretKey), userAgent: req.headers['user-agent'] ?? '', signal: gone.signal };
}
