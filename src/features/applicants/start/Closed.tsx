import { fill } from '#contract/fill.ts';
import layout from '../shell/layout.module.css';
import { Screen } from '../wizard/Screen.tsx';
import { StartNotes } from '../wizard/StartNotes.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import type { StartTexts } from './start.text.ts';

/** Shown instead of step 1 once applications are closed. */
export function Closed({ texts: t }: { texts: StartTexts }) {
  const { lang, links, closesOn } = useWizard();
  return (
    <Screen title={t.closedTitle} lead={fill(t.closedText, { date: dateOf(closesOn, lang) })}>
      <StartNotes />
      <p className={layout.acts}>
        <a className="btn line" href={links.contact}>
          {t.ask}
        </a>
      </p>
    </Screen>
  );
}

const dateOf = (day: string, lang: string) =>
  new Date(day).toLocaleDateString(lang === 'de' ? 'de' : 'en-GB', { dateStyle: lang === 'de' ? 'medium' : 'long' });
