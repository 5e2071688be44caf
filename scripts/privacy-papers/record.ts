import { EXPORT_TABLES } from '#api/personal-data/export-tables.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { contractSees, employerSees, matchedEmployerSees, partnerSees } from '#src/features/legal/readers.text.ts';
import { TIME_ROWS, timeText } from '#src/features/legal/time.text.ts';
import { ACTIVITIES, type Activity, type DataKind, RECIPIENTS } from './activities.text.ts';
import { commonText } from './common.text.ts';
import type { Say } from './facts.ts';
import { measures } from './measures.ts';
import { heading, list, type Paper, paragraph, subheading, table } from './paper.ts';
import { recordText as texts } from './record.text.ts';

/** The record of processing activities, Art. 30(1)(a)–(g) GDPR. */
export function record(say: Say, lang: Lang): Paper {
  return {
    lang,
    title: say(texts.title),
    notice: say(commonText.notice),
    body: [
      paragraph(say(commonText.madeOn)),
      paragraph(say(texts.changes)),
      paragraph(say(texts.assessment)),
      heading(say(texts.controller)),
      table([], controller(say)),
      heading(say(texts.activities)),
      paragraph(say(texts.activitiesText)),
      paragraph(say(texts.special)),
      ...Object.values<Activity>(ACTIVITIES).flatMap((activity) => describe(activity, say)),
      heading(say(texts.shown)),
      paragraph(say(texts.shownText)),
      ...shown(say),
      heading(say(texts.abroad)),
      table([texts.country, texts.what, texts.safeguard].map(say), abroad(say)),
      heading(say(texts.periodsTitle)),
      table(
        [timeText.what, timeText.howLong].map(say),
        Object.values(TIME_ROWS).map(({ what, howLong }) => [say(what), say(howLong)]),
      ),
      paragraph(say(timeText.automatic)),
      heading(say(texts.measures)),
      paragraph(say(texts.measuresText)),
      ...measures(say),
    ],
  };
}

function controller(say: Say): string[][] {
  return [
    [say(texts.entity), say(ENTITY)],
    [say(texts.address), say(ADDRESS)],
    [say(texts.representative), say(REPRESENTATIVE)],
    [say(texts.contact), say(CONTACT)],
    [say(texts.privacy), say(PRIVACY)],
    [say(texts.officer), say(OFFICER)],
    [say(texts.joint), say(texts.jointText)],
  ];
}

const fact = (place: string): Text => ({ de: place, en: place });
const ENTITY = fact('{entity}');
const ADDRESS = fact('{address}');
const REPRESENTATIVE = fact('{representative}');
const CONTACT = fact('{email}, {phone}');
const PRIVACY = fact('{privacyEmail}');
const OFFICER = fact('{officer}');

function describe({ name, purpose, basis, people, data, recipients, periods }: Activity, say: Say): string[] {
  return [
    subheading(say(name)),
    table(
      [],
      [
        [say(texts.purpose), say(purpose)],
        [say(texts.basis), say(basis)],
        [say(texts.people), say(people)],
        [say(texts.data), data.map((kind) => namedFields(kind, say)).join('\n')],
        [say(texts.recipients), recipients.map((recipient) => say(RECIPIENTS[recipient])).join('\n')],
        [
          say(texts.periods),
          periods.map((id) => `${say(TIME_ROWS[id].what)}: ${say(TIME_ROWS[id].howLong)}`).join('\n'),
        ],
      ],
    ),
  ];
}

/** Each column in the words of the export, which a test compares with the database. */
function namedFields({ what, tables }: DataKind, say: Say): string {
  const known = { ...EXPORT_TABLES.account, ...EXPORT_TABLES.applicant };
  const fields = tables.flatMap((name) => Object.values(known[name as keyof typeof known]?.fields ?? {}));
  const labels = new Set(fields.map(({ label }) => say(label)));
  return labels.size > 0 ? `${say(what)}: ${[...labels].join(', ')}` : say(what);
}

function shown(say: Say): string[] {
  const of = (title: Text, sees: Readonly<Record<string, Text | null>>) => [
    subheading(say(title)),
    list(Object.values(sees).flatMap((what) => (what ? [say(what)] : []))),
  ];
  return [
    ...of(texts.partnerSees, partnerSees),
    ...of(texts.employerSees, employerSees),
    ...of(texts.matchedSees, matchedEmployerSees),
    ...of(texts.contractSees, contractSees),
  ];
}

function abroad(say: Say): string[][] {
  return [
    [texts.partnersAbroad, texts.partnersAbroadWhat, texts.partnersAbroadBasis],
    [texts.postAbroad, texts.postAbroadWhat, texts.postAbroadBasis],
    [texts.processors, texts.processorsWhat, texts.processorsBasis],
  ].map((row) => row.map(say));
}
