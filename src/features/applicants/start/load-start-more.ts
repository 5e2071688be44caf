import type { Lang } from '#contract/languages.ts';
import { readTextFile } from '#src/lib/read-text-file.ts';
import { prepareResendLink } from '../shell/ResendLink.tsx';
import { Closed } from './Closed.tsx';
import { StartMore } from './StartMore.tsx';
import type { StartTexts } from './start.text.ts';

export interface LoadedStart {
  StartMore: typeof StartMore;
  Closed: typeof Closed;
  texts: StartTexts;
}

/** Loads it together with the form for a new link, so that both are drawn at once. */
export async function loadStartMore(page: { lang: Lang; startAddress: string }): Promise<LoadedStart> {
  const [texts] = await Promise.all([readTextFile<StartTexts>(page.startAddress, page.lang), prepareResendLink(page)]);
  return { StartMore, Closed, texts };
}
