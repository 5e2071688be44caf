/** Events that tell who looked at something or took it along: they change nothing. */
const VIEWS = [
  ...['view-document', 'load-document', 'view-application', 'load-application'],
  ...['export-data', 'export-own-data'],
  ...['contract-paper-opened', 'contract-copy-opened'],
];

/** Whether an event tells only who looked. Pure. */
export function isView(action: string): boolean {
  return VIEWS.includes(action);
}

/** The list of them for a statement. */
export const VIEWS_IN_SQL = VIEWS.map((view) => `'${view}'`).join(', ');

/** The condition that an event is no view. A list in parentheses would be a table that SQLite makes at each use. */
export const IS_NO_VIEW = VIEWS.map((view) => `action <> '${view}'`).join(' AND ');
