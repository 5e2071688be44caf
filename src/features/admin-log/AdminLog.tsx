import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminLogProps } from './admin-log-props.ts';

/** /admin/log: what happened to applications and accounts; with `?list=security` sign-ins and failed attempts. */
export function AdminLog(props: AdminLogProps) {
  const { lazy } = useLazyScript(() => import('./LogPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ LogPage }) => <LogPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
