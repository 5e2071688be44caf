import type { BesideProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { Area } from '../token-page/TokenPage.tsx';

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
