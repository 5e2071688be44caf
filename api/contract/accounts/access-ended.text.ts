import { fill } from '../fill.ts';
import type { Lang } from '../languages.ts';

const TEXTS = {
  self: { de: 'Sie haben ihn selbst beendet.', en: 'You ended it yourself.' },
  colleague: { de: 'Beendet hat ihn {by}.', en: 'It was ended by {by}.' },
  us: { de: 'Beendet hat ihn unser Team.', en: 'It was ended by our team.' },
};

/** Says who ended an access. `by`: 'self', the address of a colleague, or '' for an admin. */
export function accessEndedBy(by: string, lang: Lang): string {
  if (by === 'self') return TEXTS.self[lang];
  return by === '' ? TEXTS.us[lang] : fill(TEXTS.colleague[lang], { by });
}
