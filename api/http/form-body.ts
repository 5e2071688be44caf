import type { Request, Response } from 'express';
import type { Deps } from '../deps.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { type BodyGuard, guardBody } from './body-guard.ts';
import type { Place, Sender } from './form-slots.ts';
import { type Admit, type FileRules, type Form, maxFormBytes, readForm } from './multipart.ts';
import { problem } from './problem.ts';
import { networkOf } from './rate-limit.ts';

// When the disk is full, clients are told to come back after this time.
const DISK_RETRY_AFTER_SECONDS = 1800;

export interface FormCall {
  rules: FileRules;
  /** Fills while the body comes in; the caller of the function discards its files. */
  form: Form;
  /** The application or account that is known so far; asked again when more of the form is read. */
  caller(): string | undefined;
  /** The fields may hold a token, so the sender may become known while the form is read. */
  mayBecomeKnown: boolean;
  admit: Admit;
}

/** Reads the body of a form with files, if the disk, the sender's budget and the places for forms have room. */
export async function readFormBody(req: Request, res: Response, deps: Deps, call: FormCall): Promise<void> {
  const maxBytes = maxFormBytes(call.rules);
  const announced = assertReadable(req, maxBytes);
  if (await deps.diskSpace.isLow()) throw diskLow();
  const sender: Sender = { network: networkOf(req, deps.secretKey), caller: call.caller() };
  let isKnown = sender.caller !== undefined;
  const charge = deps.uploadBudget.begin(sender, announced);
  let received = () => 0;
  let place: Place | undefined;
  try {
    if (isKnown || !call.mayBecomeKnown) charge.assertCovered();
    const terms = {
      maxBytes,
      leastBytes: () => place?.leastBytesPerMinute() ?? 0,
      onTick: (guard: BodyGuard) => void endWhenDiskIsFull(deps, guard),
    };
    await guardBody(req, terms, async (guard) => {
      received = guard.received;
      const own = deps.formSlots.enter(sender, { ...guard.pace, isComplete: () => req.complete, stop: guard.stop });
      place = own;
      const admit: Admit = async (fields) => {
        await call.admit(fields);
        const caller = call.caller();
        if (!isKnown && caller !== undefined) {
          own.becomeKnown(caller);
          charge.becomeKnown(caller);
          isKnown = true;
        }
        charge.assertCovered();
        if (await deps.diskSpace.isLow()) throw diskLow();
      };
      const scan = (file: ReceivedFile) => deps.scanReceived(file, sender.network);
      await readForm(req, res, { ...call, drafts: deps.storage, admit, scan, signal: guard.signal });
    });
  } finally {
    place?.leave();
    charge.end(received());
  }
}

/** Checks the headers before a byte is read. Returns how many bytes may come. */
function assertReadable(req: Request, maxBytes: number): number {
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) throw problem('unsupported_media_type');
  const announced = Number(req.headers['content-length'] ?? maxBytes);
  if (announced > maxBytes) throw problem('body_too_large');
  return announced;
}

/** Ends the form when half of the reserve is used up; until then, forms that have begun may end. */
async function endWhenDiskIsFull({ diskSpace }: Deps, guard: BodyGuard): Promise<void> {
  if (await diskSpace.isNearlyFull()) guard.stop(diskLow());
}

function diskLow() {
  return problem('disk_low', { retryAfterSeconds: DISK_RETRY_AFTER_SECONDS });
}
