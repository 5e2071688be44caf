import { Area } from '../application/Area.tsx';
import type { BesideProps } from '../application/area-context.ts';
import { MissingToken } from '../application/MissingToken.tsx';

/** /verify: certificate and CV now, the passport after that. */
export function VerifyPage({ area }: { area: BesideProps }) {
  return (
    <Area
      area={area}
      start={<MissingToken title={area.around.missingToken} around={area.around} />}
      loadPage={async () => (await import('./Verify.tsx')).Verify}
    />
  );
}
