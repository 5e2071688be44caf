import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { Figures } from './figures/Figures.tsx';
import { usePartnerArea } from './partner-area-context.ts';
import type { Summary } from './registrations.ts';
import styles from './sections.module.css';
import type { RegistrationsHandle } from './useRegistrations.ts';

interface Props {
  registrations: RegistrationsHandle;
  /** False while the invitation is paused. */
  isActive: boolean;
}

/** The students who came through this partner, and how far each has come. */
export function RegistrationsSection(props: Props) {
  const t = usePartnerArea().texts.registrations;
  return (
    <section className={styles.section} id="registrations" aria-labelledby="registrations-title" data-registrations="">
      <div className={`row ${styles.sectionHead}`}>
        <h2 id="registrations-title">{t.title}</h2>
        <span className="badge info">{t.beta}</span>
      </div>
      <Body {...props} />
    </section>
  );
}

function Body({ registrations, isActive }: Props) {
  const { texts, links } = usePartnerArea();
  const t = texts.registrations;
  const { view, load } = registrations;
  switch (view.kind) {
    case 'loading':
      return (
        <div className={`card ${styles.placeholder}`} role="status">
          <span className="visually-hidden">{t.loading}</span>
        </div>
      );
    case 'failed':
      return <RetryNote title={t.failedTitle} message={view.message} retry={texts.state.retry} onRetry={load} />;
    case 'unverified':
      return (
        <Empty title={t.uncheckedTitle} text={isActive ? `${t.uncheckedText} ${t.uncheckedLink}` : t.uncheckedText}>
          <a className="alone" href={links.support}>
            {t.ask}
          </a>
        </Empty>
      );
    case 'ready':
      return (
        <>
          <Seasons summary={view.summary} handle={registrations} />
          {view.summary.counts.registered === 0 && registrations.query.season === '' ? (
            <NobodyYet isActive={isActive} />
          ) : (
            <Figures summary={view.summary} people={view.people} at={view.at} handle={registrations} />
          )}
        </>
      );
  }
}

function NobodyYet({ isActive }: Pick<Props, 'isActive'>) {
  const t = usePartnerArea().texts.registrations;
  const [text, link, href] = isActive
    ? [t.emptyText, t.toLink, '#link-title']
    : [t.pausedText, t.toCode, '#paused-note'];
  return (
    <Empty title={t.emptyTitle} text={text}>
      <a className="btn line" href={href}>
        {link}
      </a>
    </Empty>
  );
}

/** The season to look at where there are several, until when its people are seen, and how many there were before. */
function Seasons({
  summary: { counts, past, seen_until: seenUntil, seasons },
  handle: { query, find },
}: {
  summary: Summary;
  handle: RegistrationsHandle;
}) {
  const { guard, texts } = usePartnerArea();
  const t = texts.registrations;
  return (
    <>
      {(seasons.length > 1 || query.season !== '') && (
        <div className={styles.season}>
          <ChoiceSelect
            id="people-season"
            label={t.season}
            value={query.season}
            any={t.filterAll}
            options={seasons.map(({ id, name_de, name_en }) => ({ id, name: guard.lang === 'de' ? name_de : name_en }))}
            onChoose={(season) => find({ ...query, season })}
          />
        </div>
      )}
      {seenUntil !== null && counts.registered > 0 && (
        <p className="sm muted" data-seen-until={seenUntil}>
          {fill(seasons.length > 1 && query.season === '' ? t.seenUntilFirst : t.seenUntil, {
            date: dateInWords(seenUntil, guard.lang),
          })}
        </p>
      )}
      {past.registered > 0 && (
        <p className="sm muted" data-past="">
          {fill(t.past, { registered: past.registered, complete: past.complete })}
        </p>
      )}
    </>
  );
}

function Empty({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { pictures } = usePartnerArea();
  return (
    <div className={`card ${styles.empty}`} data-empty="">
      <img src={pictures.empty} alt="" width={240} height={180} loading="lazy" />
      <h3>{title}</h3>
      <p className="muted">{text}</p>
      <p>{children}</p>
    </div>
  );
}
