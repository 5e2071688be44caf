import { mayDecide } from '#contract/accounts/desk-roles.ts';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { type Look, recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../sessions/sessions.ts';
import { idOnDesk } from './id-on-desk.ts';
import { viewForDesk } from './view-for-desk.ts';

/** One application for the review desk, by its id or its number; recorded. A reader can do nothing with it. */
export function openOnDesk(deps: Deps, caller: SignedIn, idOrNumber: string, look: Look): DeskApplication {
  const id = idOnDesk(deps, idOrNumber);
  recordLook(deps, caller.account.id, id, look);
  const application = viewForDesk(deps, id, caller.account.id);
  return mayDecide(caller.deskRole) ? application : { ...application, can: [], uploads: [] };
}
