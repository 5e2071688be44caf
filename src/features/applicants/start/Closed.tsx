import { dayInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import layout from '../shell/layout.module.css';
import { Screen } from '../wizard/Screen.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { StartMore } from './StartMore.tsx';
import type { StartTexts } from './start.text.ts';

/** Shown instead of step 1 once applications are closed. */
export function Closed({ texts: t }: { texts: StartTexts }) {
  const { lang, links, closesOn, application } = useWizard();
  const { view } = application;
  return (
    <Screen title={t.closedTitle} lead={fill(t.closedText, { date: dayInWords(closesOn, lang) })}>
      <StartMore notice={view.kind === 'start' ? view.notice : undefined} texts={t} />
      <p className={layout.acts}>
        <a className="btn line" href={links.contact}>
          {t.ask}
        </a>
      </p>
    </Screen>
  );
}
