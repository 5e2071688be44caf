import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import type { EmployerPageProps } from './employer-props.ts';

/** /dashboard/employer: the start page of an employer. */
export const EmployerDashboard = guarded(async ({ textsAddress, lang }: EmployerPageProps) => {
  const [{ EmployerArea }, texts] = await Promise.all([
    import('./EmployerArea.tsx'),
    readTextFile<EmployerAreaTexts>(textsAddress, lang),
  ]);
  return (props) => <EmployerArea {...props} texts={texts} />;
});
