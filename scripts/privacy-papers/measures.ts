import { commonText } from './common.text.ts';
import type { Say } from './facts.ts';
import { AREAS, MEASURES } from './measures.text.ts';
import { subheading, table } from './paper.ts';

/** The measures of Art. 32, area by area, with what shows each. */
export function measures(say: Say): string[] {
  return Object.entries(AREAS).flatMap(([area, title]) => {
    const rows = MEASURES.filter((measure) => measure.area === area).map(({ what, shownBy }) => [
      say(what),
      shownBy.length > 0 ? shownBy.join(', ') : say(commonText.byYou),
    ]);
    return [subheading(say(title)), table([say(commonText.measure), say(commonText.shownBy)], rows)];
  });
}
