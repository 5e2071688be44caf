import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminRetentionProps } from './admin-retention-props.ts';

/** /admin/retention: what is deleted next; with `?kind=held` what is kept all the same. */
export function AdminRetention(props: AdminRetentionProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./RetentionPage.tsx')}>
      {({ RetentionPage }) => <RetentionPage {...props} />}
    </GuardedPage>
  );
}
