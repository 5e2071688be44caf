import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/useLazyScript.ts';
import type { ReviewDeskProps } from './review-desk-props.ts';

/** Placeholder: the queue's part brings the whole one. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { lazy } = useLazyScript(() => import('./Desk.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ Desk }) => <Desk {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
