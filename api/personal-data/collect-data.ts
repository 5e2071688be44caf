import type { Lang } from '#contract/languages.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import type { Deps } from '../deps.ts';
import { seasonStore } from '../seasons/season.store.ts';
import { isoTime } from '../time/iso-time.ts';
import { nextTurn } from '../time/next-turn.ts';
import { exportText } from './export.text.ts';
import type { ExportAsked } from './export-asked.ts';
import { type ExportField, type ExportTable, LEFT_OUT } from './export-field.ts';
import { EXPORT_TABLES } from './export-tables.ts';
import { EXPORTED, type ExportedTable, exportedRowsStore, type Row, type Subject } from './exported-rows.store.ts';

/** A table of the export in one language: what each field is, then the rows. */
export interface Section {
  table: string;
  title: string;
  fields: Record<string, string>;
  rows: Record<string, unknown>[];
}

export interface CollectedData {
  json: { about: Record<string, unknown>; sections: Section[] };
  /** The rows as they are in the database. */
  rows(table: ExportedTable): Row[];
}

/** Reads all rows about a person. Others are answered between two applications. */
export async function collectData(
  deps: Deps,
  { applications, accountId, lang }: Pick<ExportAsked, 'applications' | 'accountId' | 'lang'>,
): Promise<CollectedData> {
  const found = new Map<string, { table: ExportTable; rows: Row[] }>();
  const add = (subject: Subject, id: string) => {
    for (const name of EXPORTED[subject]) {
      const table = (EXPORT_TABLES[subject] as Record<string, ExportTable>)[name];
      const rows = exportedRowsStore(deps.db)
        .rows(subject, name, id)
        .filter((row) => isShown(name, row));
      if (table && rows.length > 0) found.set(name, { table, rows: [...(found.get(name)?.rows ?? []), ...rows] });
    }
  };
  for (const id of applications) {
    add('applicant', id);
    await nextTurn();
  }
  if (accountId !== null) add('account', accountId);
  const seasons = new Map(
    seasonStore(deps.db)
      .all()
      .map((one) => [one.id, seasonName(one, lang)]),
  );
  const sections = [...found].map(([name, { table, rows }]) => sectionOf(name, table, rows, { lang, seasons }));
  return {
    json: { about: aboutOf(deps, applications, lang), sections },
    rows: (table) => found.get(table)?.rows ?? [],
  };
}

/**
 * The employer's copy of a contract may be somebody else's paper until the operator has accepted it. Whom a partner's
 * invitation went to tells who of its list has an application: those got none.
 */
function isShown(table: ExportedTable, { side, review, template }: Row): boolean {
  if (table === 'outbox') return template !== 'partner-nudge-invited';
  return table !== 'contract_copy' || side === 'candidate' || review === 'accepted';
}

function aboutOf({ site, clock, db }: Deps, applications: readonly string[], lang: Lang) {
  const partners = applications.flatMap((id) => exportedRowsStore(db).partnerOf(id) ?? []);
  const employers = applications.flatMap((id) => exportedRowsStore(db).employersWithName(id));
  return {
    what: exportText.what[lang],
    made_at: isoTime(clock.now()),
    responsible: site.legal.entity,
    contact: site.contact.email,
    times: exportText.times[lang],
    roles: exportText.roles[lang],
    left_out: Object.values(LEFT_OUT),
    recipients: {
      explanation: exportText.recipients[lang],
      partners: [...new Set(partners)],
      employers_with_your_name: [...new Set(employers)],
    },
  };
}

interface Words {
  lang: Lang;
  /** Names of seasons by their ids. */
  seasons: ReadonlyMap<string, string>;
}

function sectionOf(
  name: string,
  { title, fields }: ExportTable,
  rows: readonly Row[],
  { lang, seasons }: Words,
): Section {
  const columns = Object.entries(fields);
  return {
    table: name,
    title: title[lang],
    fields: Object.fromEntries(columns.map(([column, { label }]) => [column, label[lang]])),
    rows: rows.map((row) =>
      Object.fromEntries(columns.map(([column, field]) => [column, written(field, row[column] ?? null, seasons)])),
    ),
  };
}

function written({ kind }: ExportField, value: string | number | null, seasons: Words['seasons']): unknown {
  if (value === null) return null;
  if (kind === 'time') return isoTime(Number(value));
  if (kind === 'season') return seasons.get(String(value)) ?? value;
  if (kind === 'flag') return value === 1;
  return kind === 'json' ? opened(String(value)) : value;
}

/** What is no JSON after all is handed out as it is. */
function opened(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
