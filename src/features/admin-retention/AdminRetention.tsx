import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminRetentionProps } from './admin-retention-props.ts';

/** /admin/retention: what is deleted next; with `?kind=held` what is kept all the same. */
export function AdminRetention(props: AdminRetentionProps) {
  const { lazy } = useLazyScript(() => import('./RetentionPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ RetentionPage }) => <RetentionPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
