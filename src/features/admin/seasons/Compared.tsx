import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import own from './seasons.module.css';
import type { AdminSeasonsTexts } from './seasons.text.ts';

const STAGES = ['applied', 'documents', 'declaration', 'complete', 'ended'] as const;

interface Props extends TextProps<AdminSeasonsTexts> {
  seasons: readonly SeasonOnDesk[];
}

/** How far people of each season have come, beside those of the season before. */
export function Compared({ lang, texts: t, seasons }: Props) {
  return (
    <section className="card" aria-labelledby="compared">
      <h2 id="compared">{t.compareTitle}</h2>
      <p className="sm muted">{t.compareLead}</p>
      <CardTable heads={[t.season, ...STAGES.map((stage) => t[stage])]}>
        {seasons.map((season) => (
          <tr key={season.id}>
            <th scope="row">
              <span className={own.name}>{seasonName(season, lang)}</span>
            </th>
            {STAGES.map((stage) => (
              <td key={stage} data-l={t[stage]}>
                {season.stages[stage]}
              </td>
            ))}
          </tr>
        ))}
      </CardTable>
    </section>
  );
}
