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

/** The condition that a step was not taken back: an undo is the next event about the same. */
export const IS_NOT_UNDONE = `coalesce((SELECT next.action FROM event AS next WHERE next.subject = event.subject
  AND next.subject_id = event.subject_id AND next.id > event.id ORDER BY next.id LIMIT 1), '') <> 'undo'`;
