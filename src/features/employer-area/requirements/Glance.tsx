import { daysOf, type RequirementFields } from '#contract/employers/requirement-rules.ts';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { grossAMonth } from '#contract/pay/gross-month.ts';
import { counted } from '#src/i18n/counted.ts';
import { formatEuro } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import type { RequirementPageTexts } from './requirement-props.ts';

/** What the hours and the wage pay in a month: the same figures as in offers and contracts. */
function grossOf(
  { wage_cents, week_hours_from: from, week_hours_to: to }: RequirementFields,
  text: string,
  lang: Lang,
) {
  if (wage_cents === null || from === null || to === null || to < from) return '';
  const gross = (week_hours: number) => formatEuro(grossAMonth({ wage_cents, week_hours }), lang);
  return fill(text, { euro: from === to ? gross(from) : `${gross(from)} – ${gross(to)}` });
}

interface Props extends TextProps<RequirementPageTexts> {
  typed: RequirementFields;
}

/** What was typed so far, and what becomes of it. */
export function Glance({ texts: { form: t, names }, lang, typed }: Props) {
  const days = daysOf(typed);
  const rows = [
    [names.fields.field_of_work, typed.field_of_work && names.work[typed.field_of_work]],
    [names.fields.headcount, typed.headcount === null ? '' : String(typed.headcount)],
    [t.time, days === undefined || days < 1 ? '' : counted(days, t.dayOne, t.days)],
    [names.fields.minimum_level, typed.minimum_level],
    [
      names.fields.wage_cents,
      typed.wage_cents === null ? '' : fill(names.lines.anHour, { euro: euroText(typed.wage_cents, lang) }),
    ],
    [t.gross, grossOf(typed, t.grossValue, lang)],
  ] as const;
  return (
    <aside>
      <section className="card raised">
        <h2>{t.glance}</h2>
        <dl className="dl sm">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || <span className="muted">{t.unknown}</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card">
        <h2>{t.nextTitle}</h2>
        <p className="sm muted">{t.nextText}</p>
      </section>
    </aside>
  );
}
