import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import { loadDesk } from './load-desk.ts';
import type { ReviewDeskPageProps } from './review-desk-props.ts';

/** /admin/applications: the queue, one application and its documents side by side. */
export function ReviewDesk({ textsAddress, ...props }: ReviewDeskPageProps) {
  const { lazy } = useLazyScript(() => loadDesk(textsAddress, props.lang));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ Desk, texts }) => <Desk {...props} {...texts} />}
        </LazyPart>
      )}
    </Guard>
  );
}
