import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { isLawRead, LAW_CHANGED_ON, sourcesInWords } from '#contract/law-references.ts';
import type { SettingsGroup } from '#contract/settings/settings-fields.ts';
import { site } from '#site';
import { dateInWords } from '#src/i18n/format.ts';
import { paths } from '#src/i18n/paths.ts';
import { say, unbroken } from '#src/i18n/text.ts';
import { textFiles } from '#src/i18n/text-file.ts';
import { LAW_PLACES, lawText } from './law.text.ts';
import { lawClaims } from './law-sentences.ts';

/** Where the day is set on which counsel read all of it. */
const COUNSEL: SettingsGroup = 'matchingAndContracts';

/** The list as a file: it holds sentences of every page, since it is about all of them. */
export const lawTextFiles = textFiles('law', lawTexts);

function lawTexts(lang: Lang) {
  const readOn = site.contracts.readByCounselOn;
  const t = say(lawText, lang);
  const places: Readonly<Record<string, string>> = say(LAW_PLACES, lang);
  const claims = lawClaims(import.meta.glob('/src/**/*.text.ts', { eager: true }));
  return {
    ...t,
    state: fill(t[readOn === '' ? 'unread' : isLawRead(readOn) ? 'read' : 'changedSince'], {
      date: dateInWords(readOn || LAW_CHANGED_ON, lang),
      now: dateInWords(LAW_CHANGED_ON, lang),
    }),
    toRead: isLawRead(readOn) ? '' : t.toRead,
    settingsAddress: `${paths.adminSettings(lang)}#${COUNSEL}`,
    claims: claims.map(({ place, key, text, about, sources }) => ({
      key: `${place} ${key}`,
      place: places[place] ?? place,
      text: unbroken(text[lang]),
      about: about?.[lang],
      source: unbroken(sourcesInWords(sources ?? [], lang, readOn)),
    })),
  };
}
export type LawTexts = ReturnType<typeof lawTexts>;
