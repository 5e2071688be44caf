import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { WeekChart } from '#src/ui/figures/WeekChart.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import type { Summary } from '../registrations.ts';

/** Registrations of each week as a line chart, and as a table. */
export function Weeks({ weeks }: { weeks: Summary['weeks'] }) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
  const numbers = weeks.map(({ registered }) => registered);
  const summary = fill(t.weeksText, {
    sum: numbers.reduce((sum, one) => sum + one, 0),
    weeks: weeks.length,
    max: Math.max(0, ...numbers),
    last: numbers[numbers.length - 1] ?? 0,
  });
  return (
    <div className="card" data-weeks="">
      <h3>{t.weeksTitle}</h3>
      <WeekChart
        weeks={weeks.map(({ starts_on, registered }) => ({ startsOn: starts_on, count: registered }))}
        texts={{ title: t.weeksTitle, summary, asTable: t.asTable, weekOf: t.weekOf, counted: t.registered }}
        formatDate={formatDate}
      />
    </div>
  );
}
