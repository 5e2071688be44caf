import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import { loadDesk } from './load-desk.ts';
import type { ReviewDeskPageProps } from './review-desk-props.ts';

/** /admin/applications: the queue, one application and its documents side by side. */
export function ReviewDesk({ textsAddress, ...props }: ReviewDeskPageProps) {
  return (
    <GuardedPage guard={props.guard} load={() => loadDesk(textsAddress, props.lang)}>
      {({ Desk, texts }) => <Desk {...props} {...texts} />}
    </GuardedPage>
  );
}
