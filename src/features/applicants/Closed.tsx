import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import styles from './area.module.css';
import { Screen } from './Screen.tsx';
import { StartNotes } from './StartNotes.tsx';
import { useWizard } from './wizard-context.ts';

export function Closed() {
  const { texts, links, closesOn } = useWizard();
  const t = texts.step1;
  return (
    <Screen name="closed" title={t.closedTitle} lead={fill(t.closedText, { date: formatDate(closesOn) })}>
      <StartNotes />
      <p className={styles.acts}>
        <a className="btn line" href={links.contact}>
          {t.ask}
        </a>
      </p>
    </Screen>
  );
}
