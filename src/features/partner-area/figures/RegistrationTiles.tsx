import { fill } from '#contract/fill.ts';
import { daysSince } from '#src/i18n/days-since.ts';
import { type Tile, Tiles } from '#src/ui/figures/Tiles.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import { lastsText } from '../people/age-text.ts';
import { percentOf, type Summary } from '../registrations.ts';

/** Tiles with a number, its name, and a line that says what it means. */
export function RegistrationTiles({ summary, at }: { summary: Summary; at: number }) {
  const { counts, weeks, waiting, with_us: withUs } = summary;
  const t = usePartnerArea().texts.registrations;
  const share = (count: number) => fill(t.share, { percent: percentOf(count, counts.registered) });
  const longest = (since: string | null) =>
    // 'for 9 days': the number and its unit stay on one line.
    fill(t.oldest, { age: lastsText(since === null ? 0 : daysSince(since, at), t).replace(/ (?=\S+$)/, '\u00a0') });
  const tiles: Tile[] = [
    {
      id: 'registered',
      number: counts.registered,
      word: t.steps.registered,
      context: fill(t.thisWeek, { count: weeks[weeks.length - 1]?.registered ?? 0 }),
    },
    {
      id: 'waiting',
      number: waiting.count,
      word: waiting.count === 1 ? t.needYouOne : t.needYou,
      context: waiting.count > 0 ? longest(waiting.since) : t.needYouNone,
    },
    {
      id: 'with_us',
      number: withUs.count,
      word: withUs.count === 1 ? t.withUsOne : t.withUs,
      context: withUs.count > 0 ? longest(withUs.since) : t.withUsNone,
    },
    ...(['documents_in', 'complete'] as const).map((id) => ({
      id,
      number: counts[id],
      word: t.steps[id],
      context: share(counts[id]),
    })),
  ];
  return <Tiles tiles={tiles} />;
}
