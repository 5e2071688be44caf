import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { SetUpStepsProps } from './set-up-props.ts';
import type { SetUpStepsTexts } from './set-up-steps.text.ts';

/** /admin/set-up: where the set-up goes on once the first admin has signed in. */
export const AdminSetUp = guarded(async ({ textsAddress, lang }: SetUpStepsProps) => {
  const [{ SetUpSteps }, texts] = await Promise.all([
    import('./SetUpSteps.tsx'),
    readTextFile<SetUpStepsTexts>(textsAddress, lang),
  ]);
  return (props) => <SetUpSteps {...props} texts={texts} />;
});
