import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { SettingsTexts } from './settings.text.ts';
import type { SettingsPageProps } from './settings-props.ts';

/** /admin/settings: what the operator sets, and how the pages made of it stand. */
export const AdminSettings = guarded(async ({ textsAddress, lang }: SettingsPageProps) => {
  const [{ SettingsPage }, texts] = await Promise.all([
    import('./SettingsPage.tsx'),
    readTextFile<SettingsTexts>(textsAddress, lang),
  ]);
  return (props) => <SettingsPage {...props} texts={texts} />;
});
