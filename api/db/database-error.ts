/** Whether the database itself cannot go on (full, locked, damaged), rather than refusing one row. */
export function isOfDatabase(error: unknown): boolean {
  return /^SQLITE_(?!CONSTRAINT)/.test((error as { code?: string } | null)?.code ?? '');
}
