interface Stored {
  /** `tab`: the storage of one tab, which goes with it. `device`, and `database` for files: what all tabs share. */
  in: readonly ('cookie' | 'device' | 'tab' | 'database')[];
  /**
   * `kept-days`: as many as the settings say (`offline`), or until somebody deletes it. `taken`: the next page reads it
   * and removes it. `cleared`: until the visitor clears the browser's storage.
   */
  until: 'year' | 'kept-days' | 'unused' | 'cleared' | 'tab-closed' | 'taken' | 'sent';
}

/**
 * Everything that the product keeps in a browser; the privacy notice lists it. Other files take only the types: a
 * module that the pages' inline script shared with an island would cost every page a request (decision 074).
 */
// biome-ignore format: a table reads best with one row a line
export const BROWSER_STORAGE = {
  session:            { in: ['cookie'],           until: 'unused' },
  s4f_lang:           { in: ['cookie', 'device'], until: 'year' },
  s4f_cookie_notice:  { in: ['device'],           until: 'cleared' },
  s4f_shortcuts:      { in: ['device'],           until: 'cleared' },
  s4f_offline_:       { in: ['device'],           until: 'kept-days' },
  s4f_session:        { in: ['device'],           until: 'taken' },
  s4f_access_token:   { in: ['tab'],              until: 'tab-closed' },
  s4f_resume_token:   { in: ['tab'],              until: 'tab-closed' },
  s4f_temp_user_id:   { in: ['tab'],              until: 'tab-closed' },
  s4f_draft:          { in: ['device'],           until: 'sent' },
  s4f_kept:           { in: ['device'],           until: 'sent' },
  s4f_files:          { in: ['database'],         until: 'sent' },
  s4f_partner:        { in: ['tab'],              until: 'tab-closed' },
  s4f_left:           { in: ['tab'],              until: 'tab-closed' },
  s4f_typed:          { in: ['tab'],              until: 'taken' },
  s4f_hand_over:      { in: ['tab'],              until: 'taken' },
  s4f_partner_draft:  { in: ['tab'],              until: 'tab-closed' },
  s4f_partner_created: { in: ['tab'],             until: 'taken' },
} as const satisfies Record<string, Stored>;

export type StorageRow = keyof typeof BROWSER_STORAGE;
/** The rows that have this storage among theirs. */
type RowIn<Storage extends Stored['in'][number]> = {
  [Row in StorageRow]: Storage extends (typeof BROWSER_STORAGE)[Row]['in'][number] ? Row : never;
}[StorageRow];

export type CookieKey = RowIn<'cookie'>;
export type DeviceKey = RowIn<'device'>;
export type TabKey = RowIn<'tab'>;
export type DatabaseName = RowIn<'database'>;
