import { ipKeyGenerator } from 'express-rate-limit';
import { problem } from './problem.ts';

// Beyond that the disk would be shared by too many to finish any; one network must not take every place.
const MAX_FORMS = 128;
const MAX_FORMS_OF_NETWORK = 32;
const RETRY_AFTER_SECONDS = 20;

const underWay = new Map<string, number>();

/** Runs `work` if a place for one more form is free. Throws `busy` otherwise. */
export async function inTurn(ip: string, work: () => Promise<void>): Promise<void> {
  const network = ipKeyGenerator(ip);
  const own = underWay.get(network) ?? 0;
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (own >= MAX_FORMS_OF_NETWORK || all >= MAX_FORMS)
    throw problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  underWay.set(network, own + 1);
  try {
    await work();
  } finally {
    const left = (underWay.get(network) ?? 1) - 1;
    if (left > 0) underWay.set(network, left);
    else underWay.delete(network);
  }
}
