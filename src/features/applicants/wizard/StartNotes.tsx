import { useState } from 'react';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { loadedStart, prepareStartMore } from './start-more.ts';
import { useWizard } from './wizard-context.ts';

/**
 * Above step 1: notes for people who came by a special link, after a fault, or to what they entered before.
 * @param hasKept what was entered on an earlier visit has come back
 */
export function StartNotes({ hasKept }: { hasKept: boolean }) {
  const wizard = useWizard();
  const { view } = wizard.application;
  const notice = view.kind === 'start' ? view.notice : undefined;
  const [start, setStart] = useState(loadedStart);
  useOnChange(notice ?? hasKept, () => {
    if (notice || hasKept || SPECIAL_LINK.test(location.search) || NEIGHBOUR.test(document.referrer))
      prepareStartMore(wizard).then(setStart);
  });
  return start ? <start.StartMore notice={notice} hasKept={hasKept} texts={start.texts} /> : null;
}

// A rough test, so that others fetch no script; start/came-from.ts tests exactly.
const SPECIAL_LINK = /from=|helper=/;
const NEIGHBOUR = /verify|apply|status/;
