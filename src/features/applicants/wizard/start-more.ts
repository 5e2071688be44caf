import type { LoadedStart } from '../start/load-start-more.ts';
import type { WizardProps } from './wizard-context.ts';

let loaded: LoadedStart | undefined;

export const loadedStart = () => loaded;

/** Loads the notes above step 1, which few people need. Undefined where the script fails to load. */
export async function prepareStartMore(page: WizardProps): Promise<LoadedStart | undefined> {
  loaded ??= await import('../start/load-start-more.ts')
    .then(({ loadStartMore }) => loadStartMore(page))
    .catch(() => undefined);
  return loaded;
}
