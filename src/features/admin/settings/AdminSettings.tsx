import { guardedWithTexts } from '#src/ui/guard/guarded.tsx';

/** /admin/settings: what the operator sets, and how the pages made of it stand. */
export const AdminSettings = guardedWithTexts(async () => (await import('./SettingsPage.tsx')).SettingsPage);
