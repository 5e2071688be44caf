import type { Request } from 'express';
import type { Deps } from '../deps.ts';
import { type BodyGuard, guardBody } from './body-guard.ts';
import type { Place, Sender } from './form-slots.ts';
import type { HttpParts } from './http-parts.ts';
import { problem } from './problem.ts';
import { networkOf } from './rate-limit.ts';

// When the disk is full, clients are told to come back after this time.
const DISK_RETRY_AFTER_SECONDS = 1800;

interface FileBody {
  maxBytes: number;
  /** The application or account that is known so far; asked again when more of the body is read. */
  caller(): string | undefined;
  /** The body may hold a token, so the sender may become known while it is read. */
  mayBecomeKnown: boolean;
}

/**
 * Runs `read` over a body that brings files, if the disk, the sender's budget and the places for forms have room.
 * `assertRoom` asks again, by the sender that is known by then: call it before the first file is taken.
 */
export async function readFileBody<T>(
  req: Request,
  { deps, uploadBudget }: Pick<HttpParts, 'deps' | 'uploadBudget'>,
  { maxBytes, caller, mayBecomeKnown }: FileBody,
  read: (guard: BodyGuard, assertRoom: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const announced = Number(req.headers['content-length'] ?? maxBytes);
  if (announced > maxBytes) throw problem('body_too_large');
  if (await deps.diskSpace.isLow()) throw diskLow();
  const sender: Sender = { network: networkOf(req, deps.secretKey), caller: caller() };
  let isKnown = sender.caller !== undefined;
  const charge = uploadBudget.begin(sender, announced);
  let received = () => 0;
  let place: Place | undefined;
  try {
    if (isKnown || !mayBecomeKnown) charge.assertCovered();
    const terms = {
      maxBytes,
      leastBytes: () => place?.leastBytesPerMinute() ?? 0,
      onTick: (guard: BodyGuard) => void endWhenDiskIsFull(deps, guard),
    };
    return await guardBody(req, terms, async (guard) => {
      received = guard.received;
      const own = deps.formSlots.enter(sender, { ...guard.pace, isComplete: () => req.complete, stop: guard.stop });
      place = own;
      return read(guard, async () => {
        const known = caller();
        if (!isKnown && known !== undefined) {
          own.becomeKnown(known);
          charge.becomeKnown(known);
          isKnown = true;
        }
        charge.assertCovered();
        if (await deps.diskSpace.isLow()) throw diskLow();
      });
    });
  } finally {
    place?.leave();
    charge.end(received());
  }
}

/** Ends the body when half of the reserve is used up; until then, those that have begun may end. */
async function endWhenDiskIsFull({ diskSpace }: Deps, guard: BodyGuard): Promise<void> {
  if (await diskSpace.isNearlyFull()) guard.stop(diskLow());
}

function diskLow() {
  return problem('disk_low', { retryAfterSeconds: DISK_RETRY_AFTER_SECONDS });
}
