import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Lang } from '#contract/languages.ts';
import { startTexts } from '#src/features/applicants/start/start.text.ts';

interface Sentence {
  file: string;
  lang: Lang;
  text: string;
}

interface Avoided {
  lang: Lang;
  what: RegExp;
  instead: string;
  /** What the specification fixes to the letter, and files that speak to an operator. */
  except?: RegExp;
}

/** Words of people who have used the pages, or of the glossary, with what is said instead. */
const AVOIDED: Avoided[] = [
  // One word for one thing
  { lang: 'en', what: /\blog(?:ged|ging)?[ -]?in\b/i, instead: 'sign in', except: /^Login failed\.|^Employer Login$/ },
  { lang: 'en', what: /\blog(?:ged|ging)?[ -]?(?:out|off)\b/i, instead: 'sign out' },
  { lang: 'de', what: /\blog-?in\b|ein(?:ge)?logg/i, instead: 'anmelden, Anmeldung' },
  {
    lang: 'en',
    what: /\b(?:enrolment|signed|download|empty) form\b/i,
    instead: 'declaration',
    except: /^Please select the enrolment form$|^Enrolment form must be PDF format/,
  },
  { lang: 'de', what: /\bFormular (?:herunterladen|mit Ihren)|\bleeres Formular/i, instead: 'Erklärung' },
  { lang: 'en', what: /\bmatriculation\b/i, instead: 'enrolment declaration' },
  { lang: 'en', what: /\bhard cop(?:y|ies)\b/i, instead: 'originals' },
  { lang: 'de', what: /Begleitblatt|Begleitzettel/i, instead: 'Deckblatt' },
  { lang: 'de', what: /\bStand\b/, instead: 'Status', except: /^Stand: / },
  {
    lang: 'de',
    what: /\bDokument(?:e|s|en)?\b/,
    instead: 'Unterlage, Unterlagen',
    except: /^Dokument erfolgreich hochgeladen!$|wie lange das Dokument gilt|test-upload\.text|^api\//,
  },
  // What read like German
  { lang: 'en', what: /\bneed not\b/i, instead: 'do not have to' },
  { lang: 'en', what: /\byour way (?:so far|in)\b/i, instead: 'your progress' },
  { lang: 'en', what: /\blook into (?:your|the)\b/i, instead: 'check your inbox, check your spam folder' },
  { lang: 'en', what: /\b[Ww]e remind you\b/, instead: 'we will remind you' },
  { lang: 'en', what: /\bstill\b[^.]*\balready\b/i, instead: 'already' },
  { lang: 'en', what: /\bannounce (?:the|your)\b/i, instead: 'tell us that you have posted it' },
  { lang: 'en', what: /\bdoes not work\?/, instead: 'is something not working?' },
  { lang: 'en', what: /\bhas \{size\}/, instead: 'is {size}' },
  { lang: 'en', what: /\bstands (?:in|on) (?:your|the)\b/i, instead: 'is in, is on' },
  // What is not how we speak
  { lang: 'de', what: /\bdem Datenschutz zu/, instead: 'der Verarbeitung Ihrer Daten' },
  { lang: 'de', what: /Nachricht als Bild/, instead: 'Screenshot' },
  { lang: 'de', what: /so verschlüsselt, dass auch wir/, instead: 'nur als Prüfwert (Hash)' },
  {
    lang: 'de',
    what: /\b(?:du|dich|dir|deine?[rmns]?|wähle eine)\b/i,
    instead: 'Sie',
    except: /^Bitte wähle eine Datei aus$/,
  },
  { lang: 'de', what: /schreiben Sie uns\b.*schreiben Sie uns\b/i, instead: 'it once' },
  { lang: 'en', what: /write to us\b.*write to us\b/i, instead: 'it once' },
];

/** Every sentence of the texts, as it stands in its file. */
function sentences(): Sentence[] {
  return globSync(['src/**/*.text.ts', 'api/**/*.text.ts', 'scripts/**/*.text.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(de|en):\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g)].map(
      ([, lang, , text = '']) => ({ file, lang: lang as Lang, text }),
    ),
  );
}

const found = (all: readonly Sentence[]) =>
  AVOIDED.flatMap(({ lang, what, instead, except }) =>
    all
      .filter((one) => one.lang === lang && what.test(one.text) && !except?.test(one.text) && !except?.test(one.file))
      .map(({ file, text }) => `${file}: ${text} → ${instead}`),
  );

describe('LANG-15 The texts', () => {
  it('use no word that readers stumbled over', () => {
    expect(sentences().length).toBeGreaterThan(1500);
    expect(found(sentences())).toEqual([]);
  });

  it.each(['de', 'en'] as const)('ask to write to us once, where a text goes on as a link (%s)', (lang) => {
    const { noticeHelp, noticeContact } = startTexts(lang);
    const text = `${noticeHelp} ${noticeContact}.`;
    expect(found([{ file: '', lang, text }])).toEqual([]);
  });
});
