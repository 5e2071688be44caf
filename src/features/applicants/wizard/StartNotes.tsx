import { useState } from 'react';
import { hasKept } from '#src/lib/kept.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { loadedStart, prepareStartMore } from './start-more.ts';
import { useWizard } from './wizard-context.ts';

/** Above step 1: notes for people who came by a special link or after a fault. */
export function StartNotes() {
  const wizard = useWizard();
  const { view } = wizard.application;
  const notice = view.kind === 'start' ? view.notice : undefined;
  const [start, setStart] = useState(loadedStart);
  const [hadKept, setHadKept] = useState(false);
  useOnChange(notice, () => {
    const had = hasKept();
    setHadKept(had);
    if (notice || had || SPECIAL_LINK.test(location.search) || NEIGHBOUR.test(document.referrer))
      prepareStartMore(wizard).then(setStart);
  });
  return start ? <start.StartMore notice={notice} hasKept={hadKept} texts={start.texts} /> : null;
}

// A rough test, so that others fetch no script; start/came-from.ts tests exactly.
const SPECIAL_LINK = /from=|helper=/;
const NEIGHBOUR = /verify|apply|status/;
