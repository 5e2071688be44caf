import type { LoadedStart } from '../start/load-start-more.ts';
import type { WizardProps } from './wizard-context.ts';

let loaded: LoadedStart | undefined;

export const loadedStart = () => loaded;

/** What stands above step 1 for some, in a script of its own. Undefined where it does not come. */
export async function prepareStartMore(page: WizardProps): Promise<LoadedStart | undefined> {
  loaded ??= await import('../start/load-start-more.ts')
    .then(({ loadStartMore }) => loadStartMore(page))
    .catch(() => undefined);
  return loaded;
}
