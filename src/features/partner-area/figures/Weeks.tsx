import { formatDate } from '#src/i18n/format.ts';
import { WeekChart } from '#src/ui/figures/WeekChart.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import type { Summary } from '../registrations.ts';

/** Registrations of each week as a line chart, and as a table. */
export function Weeks({ weeks }: { weeks: Summary['weeks'] }) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
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
