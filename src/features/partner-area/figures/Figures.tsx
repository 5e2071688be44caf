import { useRef } from 'react';
import { fill } from '#contract/fill.ts';
import type { RegistrationCounts } from '#contract/partners/registration-list.ts';
import { counted } from '#src/i18n/counted.ts';
import { formatDate } from '#src/i18n/format.ts';
import { FunnelBars } from '#src/ui/figures/FunnelBars.tsx';
import { WeekChart } from '#src/ui/figures/WeekChart.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import { NeedYou } from '../people/NeedYou.tsx';
import { PeopleList } from '../people/PeopleList.tsx';
import { EVERYBODY } from '../registration-query.ts';
import type { Summary } from '../registrations.ts';
import { percentOf, WAY } from '../registrations.ts';
import type { People, RegistrationsHandle } from '../useRegistrations.ts';
import styles from './figures.module.css';
import { RegistrationTiles } from './RegistrationTiles.tsx';

interface Props {
  summary: Summary;
  people: People;
  at: number;
  handle: RegistrationsHandle;
}

/** The figures, who needs the partner now, and the list of students. */
export function Figures({ summary, people, at, handle }: Props) {
  const { counts, weeks, waiting } = summary;
  const list = useRef<HTMLHeadingElement>(null);
  const showWaiting = () => {
    handle.find({ ...EVERYBODY, filter: 'waiting', order: 'longest' });
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <RegistrationTiles summary={summary} at={at} />
      <div className={styles.columns}>
        <NeedYou
          key={handle.round}
          waiting={waiting}
          known={people.known}
          at={at}
          handle={handle}
          onAll={showWaiting}
        />
        <div className="grid">
          <Funnel counts={counts} />
          <Weeks weeks={weeks} />
        </div>
      </div>
      <PeopleList heading={list} people={people} all={counts.registered} at={at} handle={handle} />
    </>
  );
}

/** How many students have come how far. The last bar is gold. */
function Funnel({ counts }: { counts: RegistrationCounts }) {
  const t = usePartnerArea().texts.registrations;
  return (
    <div className="card" data-funnel="">
      <h3>{t.funnelTitle}</h3>
      <p className="sm muted">{counted(counts.registered, t.funnelTextOne, t.funnelText)}</p>
      <FunnelBars
        steps={WAY.map((step) => {
          const percent = percentOf(counts[step], counts.registered);
          return { id: step, label: t.steps[step], count: counts[step], percent, share: fill(t.percent, { percent }) };
        })}
      />
    </div>
  );
}

/** Registrations of each week as a line chart, and as a table. */
function Weeks({ weeks }: { weeks: Summary['weeks'] }) {
  const t = usePartnerArea().texts.registrations;
  return (
    <div className="card" data-weeks="">
      <h3>{t.weeksTitle}</h3>
      <WeekChart
        weeks={weeks.map(({ starts_on, registered }) => ({ startsOn: starts_on, count: registered }))}
        texts={{
          title: t.weeksTitle,
          summary: t.weeksText,
          asTable: t.asTable,
          weekOf: t.weekOf,
          counted: t.registered,
        }}
        formatDate={formatDate}
      />
    </div>
  );
}
