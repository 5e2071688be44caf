import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { ReviewDeskPageProps } from './desk-props.ts';
import type { AllDeskTexts } from './desk-text-files.ts';

/** /admin/applications: the queue, one application and its documents side by side. */
export const ReviewDesk = guarded(async ({ textsAddress, lang }: ReviewDeskPageProps) => {
  const [{ Desk }, texts] = await Promise.all([import('./Desk.tsx'), readTextFile<AllDeskTexts>(textsAddress, lang)]);
  return (props) => <Desk {...props} {...texts} />;
});
