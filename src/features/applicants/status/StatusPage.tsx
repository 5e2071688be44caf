import { Area } from '../application/Area.tsx';
import type { BesideProps } from '../application/area-context.ts';
import { MissingToken } from '../application/MissingToken.tsx';
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
