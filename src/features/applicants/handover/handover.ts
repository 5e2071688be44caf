import { forgetApplication, writeSession } from '../shell/session.ts';
import { partnerField } from '../wizard/partner.ts';
import { LEFT_KEY } from './left.ts';

/** Ends this tab's access to an application, and opens an empty form in the place of this page. */
export function startOver(join: string): void {
  forgetApplication();
  writeSession(LEFT_KEY, 'yes');
  location.replace(join);
}

/** The form for the next person of a helper: through the same partner, and as empty as the first. */
export function nextPerson(join: string, search = location.search): string {
  return `${join}?${new URLSearchParams({ helper: '1', ...partnerField(search) })}`;
}
