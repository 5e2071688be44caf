import { Area } from './Area.tsx';
import type { AreaProps } from './area-context.ts';
import { MissingToken } from './MissingToken.tsx';
import { Status } from './Status.tsx';
import type { StatusWords } from './status.text.ts';

/** /status: where the application stands, and what its owner can do about it. */
export function StatusPage({ area, words }: { area: AreaProps; words: StatusWords }) {
  return (
    <Area area={area} faults={words.faults} start={<MissingToken title={words.start.title} />}>
      {(applicant, token) => <Status applicant={applicant} token={token} words={words} />}
    </Area>
  );
}
