import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { FunnelBars } from '#src/ui/figures/FunnelBars.tsx';
import { WeekChart } from '#src/ui/figures/WeekChart.tsx';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { Retry } from '../Retry.tsx';
import { useSeasons } from '../useSeasons.ts';
import styles from './overview.module.css';
import type { AdminAreaTexts } from './overview.text.ts';
import { type FiguresData, funnelOf } from './overview.ts';

/** The funnel and the weeks, of all partners or of one. */
export function Figures({ lang, texts: t }: { lang: Lang; texts: AdminAreaTexts }) {
  const [partner, setPartner] = useState('');
  const [season, setSeason] = useState('');
  const seasons = useSeasons(lang, true) ?? [];
  const { data, fault, load } = useLoaded({
    key: `${partner} ${season}`,
    ask: (signal) => {
      const asked = { ...(partner && { partner_id: partner }), ...(season && { season }) };
      return call('GET /api/admin/figures', asked, { lang, signal });
    },
    fault: () => t.figuresFailed,
  });
  const figures = fault === undefined ? data : undefined;
  return (
    <>
      <section className="card" data-funnel="">
        <h2>{t.funnelTitle}</h2>
        <PartnerChoice lang={lang} texts={t} value={partner} onChange={setPartner} />
        {seasons.length > 1 && (
          <div className={styles.choice}>
            <ChoiceSelect
              id="figures-season"
              label={t.ofSeason}
              value={season}
              any={t.allSeasons}
              options={seasons}
              onChoose={setSeason}
            />
          </div>
        )}
        {!data && fault === undefined && <p className="muted">{t.loading}</p>}
        {fault !== undefined && <Retry message={fault} label={t.retry} onRetry={load} />}
        {figures && <Funnel texts={t} figures={figures} hasOpens={season === ''} />}
      </section>
      {figures && <Weeks texts={t} figures={figures} />}
    </>
  );
}

function Funnel({ texts: t, figures, hasOpens }: { texts: AdminAreaTexts; figures: FiguresData; hasOpens: boolean }) {
  // Nobody opens a link for a season.
  const { base, steps } = funnelOf(hasOpens ? figures : { ...figures, opened: 0 });
  return (
    <>
      <p className="sm muted">{hasOpens ? (base === 'opened' ? t.ofOpened : t.ofApplied) : t.ofSeasonApplied}</p>
      <FunnelBars
        steps={steps
          .filter(({ id }) => hasOpens || id !== 'opened')
          .map((step) => ({ ...step, label: t[step.id], share: fill(t.percent, { percent: step.percent }) }))}
      />
      {figures.ended > 0 && <p className="sm muted after">{fill(t.ended, { count: figures.ended })}</p>}
    </>
  );
}

function Weeks({ texts: t, figures }: { texts: AdminAreaTexts; figures: FiguresData }) {
  const weeks = figures.weeks.map(({ starts_on, applications }) => ({ startsOn: starts_on, count: applications }));
  return (
    <section className="card" data-weeks="">
      <h2>{t.weeksTitle}</h2>
      <WeekChart
        weeks={weeks}
        texts={{
          title: t.weeksTitle,
          summary: t.weeksText,
          asTable: t.asTable,
          weekOf: t.weekOf,
          counted: t.tileApplications,
        }}
        formatDate={formatDate}
      />
    </section>
  );
}

interface Props extends TextProps<AdminAreaTexts> {
  /** A partner id; '' for all partners. */
  value: string;
  onChange: (partnerId: string) => void;
}

/** Of which partner the figures are: those with the most registrations, as the server lists them on one page. */
function PartnerChoice({ lang, texts: t, value, onChange }: Props) {
  const { data: partners = [] } = useLoaded({
    ask: (signal) => call('POST /api/admin/partners', { sort: 'people' }, { lang, signal }),
    read: ({ partners }) => partners,
    fault: () => undefined,
  });
  // Without partners there is nothing to choose; the figures of all are there in any case.
  if (partners.length === 0) return null;
  return (
    <div className={styles.choice}>
      <ChoiceSelect
        id="figures-partner"
        label={t.ofPartner}
        value={value}
        any={t.allPartners}
        options={partners.map(({ partner_id: id, organization_name: name }) => ({ id, name }))}
        onChoose={onChange}
      />
    </div>
  );
}
