import { useEffect, useState } from 'react';
import { loadedStart, prepareStartMore } from './start-more.ts';
import { useWizard } from './wizard-context.ts';

/** Above step 1, for those who did not simply open the page. */
export function StartNotes() {
  const wizard = useWizard();
  const { view } = wizard.application;
  const notice = view.kind === 'start' ? view.notice : undefined;
  const [start, setStart] = useState(loadedStart);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, where it is needed
  useEffect(() => {
    if (notice || SOMEHOW.test(location.search) || NEIGHBOUR.test(document.referrer))
      prepareStartMore(wizard).then(setStart);
  }, [notice]);
  return start ? <start.StartMore notice={notice} texts={start.texts} /> : null;
}

// Roughly: what is fetched looks closer (start/came-from.ts).
const SOMEHOW = /from=|helper=/;
const NEIGHBOUR = /verify|apply|status/;
