import { fill } from '#contract/fill.ts';
import type { RegistrationCounts } from '#contract/partners/registration-list.ts';
import { counted } from '#src/i18n/counted.ts';
import { FunnelBars } from '#src/ui/figures/FunnelBars.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import { percentOf, WAY } from '../registrations.ts';

/** How many students have come how far. The last bar is gold. */
export function Funnel({ counts }: { counts: RegistrationCounts }) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
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
