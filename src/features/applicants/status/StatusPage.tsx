import type { BesideProps } from '../shell/shell-context.ts';
import { MissingToken } from '../token-page/MissingToken.tsx';
import { Area } from '../token-page/TokenPage.tsx';
import type { StatusStart } from './status.text.ts';

/** /status: where the application stands, and what its owner can do about it. */
export function StatusPage({ area, words }: { area: BesideProps; words: StatusStart }) {
  return (
    <Area
      area={area}
      faults={words.faults}
      start={<MissingToken title={words.title} around={area.around} />}
      loadPage={async () => (await import('./Status.tsx')).Status}
    />
  );
}
