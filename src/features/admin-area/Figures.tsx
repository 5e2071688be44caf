import { useState } from 'react';
import * as at from '#contract/addresses/desk.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { FunnelBars } from '#src/ui/figures/FunnelBars.tsx';
import { WeekChart } from '#src/ui/figures/WeekChart.tsx';
import styles from './admin-area.module.css';
import type { AdminAreaTexts } from './admin-area.text.ts';
import { type FiguresData, funnelOf, readFigures } from './overview.ts';
import { PartnerChoice } from './PartnerChoice.tsx';
import { Retry } from './Retry.tsx';
import { useLoaded } from './useLoaded.ts';

interface Props {
  lang: Lang;
  texts: AdminAreaTexts;
}

/** The funnel and the weeks, of all partners or of one. */
export function Figures({ lang, texts: t }: Props) {
  const [partner, setPartner] = useState('');
  const figures = useLoaded(
    (signal) => call(at.getFigures, partner ? { partner_id: partner } : {}, { lang, signal }),
    readFigures,
    partner,
  );
  return (
    <>
      <section className="card" data-funnel="">
        <h2>{t.funnelTitle}</h2>
        <PartnerChoice lang={lang} texts={t} value={partner} onChange={setPartner} />
        {figures.kind === 'loading' && <p className="muted">{t.loading}</p>}
        {figures.kind === 'failed' && <Retry message={t.figuresFailed} label={t.retry} onRetry={figures.load} />}
        {figures.kind === 'ready' && <Funnel texts={t} figures={figures.data} />}
      </section>
      {figures.kind === 'ready' && <Weeks texts={t} figures={figures.data} />}
    </>
  );
}

function Funnel({ texts: t, figures }: { texts: AdminAreaTexts; figures: FiguresData }) {
  const { base, steps } = funnelOf(figures);
  return (
    <>
      <p className="sm muted">{base === 'opened' ? t.ofOpened : t.ofApplied}</p>
      <FunnelBars
        steps={steps.map((step) => ({ ...step, label: t[step.id], share: fill(t.percent, { percent: step.percent }) }))}
      />
      {figures.ended > 0 && <p className={`sm muted ${styles.note}`}>{fill(t.ended, { count: figures.ended })}</p>}
    </>
  );
}

function Weeks({ texts: t, figures }: { texts: AdminAreaTexts; figures: FiguresData }) {
  const weeks = figures.weeks.map(({ starts_on, applications }) => ({ startsOn: starts_on, count: applications }));
  const counts = weeks.map(({ count }) => count);
  const summary = fill(t.weeksText, {
    sum: counts.reduce((sum, one) => sum + one, 0),
    weeks: weeks.length,
    max: Math.max(0, ...counts),
    last: counts[counts.length - 1] ?? 0,
  });
  return (
    <section className="card" data-weeks="">
      <h2>{t.weeksTitle}</h2>
      <WeekChart
        weeks={weeks}
        texts={{ title: t.weeksTitle, summary, asTable: t.asTable, weekOf: t.weekOf, counted: t.tileApplications }}
        formatDate={formatDate}
      />
    </section>
  );
}
