/** Events that tell who looked at something or took it along: they change nothing. */
const VIEWS = [
  ...['view-document', 'load-document', 'view-application', 'load-application'],
  ...['export-data', 'export-own-data'],
  ...['contract-paper-opened', 'contract-copy-opened'],
];

/** The list of them for a statement. */
export const VIEWS_IN_SQL = VIEWS.map((view) => `'${view}'`).join(', ');
