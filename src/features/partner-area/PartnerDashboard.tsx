import { readTextFile } from '#src/lib/read-text-file.ts';
import { guarded } from '#src/ui/guard/guarded.tsx';
import type { PartnerAreaTexts } from './partner-area.text.ts';
import type { PartnerPageProps } from './partner-area-props.ts';

/** /partner: a partner's code and link, and how far its students have come. */
export const PartnerDashboard = guarded(async ({ textsAddress, guard }: PartnerPageProps) => {
  const [{ PartnerArea }, texts] = await Promise.all([
    import('./PartnerArea.tsx'),
    readTextFile<PartnerAreaTexts>(textsAddress, guard.lang),
  ]);
  return (props) => <PartnerArea {...props} texts={texts} />;
});
