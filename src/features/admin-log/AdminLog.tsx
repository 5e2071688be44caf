import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminLogProps } from './admin-log-props.ts';

/** /admin/log: what happened to applications and accounts; with `?list=security` sign-ins and failed attempts. */
export function AdminLog(props: AdminLogProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./LogPage.tsx')}>
      {({ LogPage }) => <LogPage {...props} />}
    </GuardedPage>
  );
}
