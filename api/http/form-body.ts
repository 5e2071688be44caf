import type { Request, Response } from 'express';
import type { Deps } from '../deps.ts';
import { type BodyGuard, guardBody } from './body-guard.ts';
import type { Place, Sender } from './form-slots.ts';
import { type Admit, type FileRules, type Form, maxFormBytes, readForm } from './multipart.ts';
import { problem } from './problem.ts';
import { networkOf } from './rate-limit.ts';

// What is kept free for documents that are on their way to their place, and for the database.
const DISK_RETRY_AFTER_SECONDS = 1800;

export interface FormCall {
  rules: FileRules;
  /** Fills while the body comes in; whoever calls discards its files. */
  form: Form;
  /** The application or account that has shown itself, asked again whenever more of the form is known. */
  caller(): string | undefined;
  /** A token may stand among the fields, so that the sender is known only there. */
  mayBecomeKnown: boolean;
  admit: Admit;
}

/** Reads the body of a form with files, if there is room for it: on the disk, in the budget of its sender, and now. */
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
      await readForm(req, res, { ...call, drafts: deps.storage, admit, signal: guard.signal });
    });
  } finally {
    place?.leave();
    charge.end(received());
  }
}

/** What the headers alone show, before a byte is read. Returns how many bytes may come. */
function assertReadable(req: Request, maxBytes: number): number {
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) throw problem('unsupported_media_type');
  const announced = Number(req.headers['content-length'] ?? maxBytes);
  if (announced > maxBytes) throw problem('body_too_large');
  return announced;
}

/** Forms that began while there was room may end, until half of the reserve is gone. */
async function endWhenDiskIsFull({ diskSpace }: Deps, guard: BodyGuard): Promise<void> {
  if (await diskSpace.isNearlyFull()) guard.stop(diskLow());
}

function diskLow() {
  return problem('disk_low', { retryAfterSeconds: DISK_RETRY_AFTER_SECONDS });
}
