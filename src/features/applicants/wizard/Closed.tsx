import { fill } from '#contract/fill.ts';
import layout from '../shell/layout.module.css';
import { Screen } from './Screen.tsx';
import { StartNotes } from './StartNotes.tsx';
import { useWizard } from './wizard-context.ts';

export function Closed() {
  const { texts, links, closesOn } = useWizard();
  const t = texts.step1;
  return (
    <Screen title={t.closedTitle} lead={fill(t.closedText, { date: closesOn.split('-').reverse().join('.') })}>
      <StartNotes />
      <p className={layout.acts}>
        <a className="btn line" href={links.contact}>
          {t.ask}
        </a>
      </p>
    </Screen>
  );
}
