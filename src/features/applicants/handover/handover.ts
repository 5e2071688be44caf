import { tab } from '#src/lib/storage.ts';
import { forgetApplication } from '../shell/tab-storage.ts';
import { partnerField } from '../wizard/partner.ts';
import { LEFT_KEY } from './left-application.ts';

/** Ends this tab's access to an application, and replaces this page by an empty form. */
export function startOver(join: string): void {
  forgetApplication();
  tab.write(LEFT_KEY, 'yes');
  location.replace(join);
}

/** Address of the form for a helper's next person: the same partner, all fields empty. */
export function nextPerson(join: string, search: string): string {
  return `${join}?${new URLSearchParams({ helper: '1', ...partnerField(search) })}`;
}
