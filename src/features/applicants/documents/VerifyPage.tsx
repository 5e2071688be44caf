import type { BesideProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { Area } from '../token-page/TokenPage.tsx';

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
