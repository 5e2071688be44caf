import { Area } from '../application/Area.tsx';
import type { BesideProps } from '../application/area-context.ts';
import { MissingToken } from '../application/MissingToken.tsx';

/** /enrolment: the signed declaration, once the documents are there. */
export function EnrolmentPage({ area }: { area: BesideProps }) {
  return (
    <Area
      area={area}
      start={<MissingToken title={area.around.missingToken} around={area.around} />}
      loadPage={async () => (await import('./Enrolment.tsx')).Enrolment}
    />
  );
}
