import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { SettingsTexts } from '../settings/settings.text.ts';
import type { SetUpStepsProps } from './set-up-props.ts';

/** /admin/set-up: where the set-up goes on once the first admin has signed in. */
export const AdminSetUp = guarded(async ({ textsAddress, lang }: SetUpStepsProps) => {
  const [{ SetUpSteps }, settings] = await Promise.all([
    import('./SetUpSteps.tsx'),
    readTextFile<SettingsTexts>(textsAddress, lang),
  ]);
  return (props) => <SetUpSteps {...props} settings={settings} />;
});
