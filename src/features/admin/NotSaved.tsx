import { Note } from '#src/ui/Note.tsx';
import type { Doing } from './useRecord.ts';

interface Props<Act> {
  doing: Doing<Act>;
  title: string;
  /** Of which acts; of all if left out. */
  acts?: readonly Act[];
}

/** Says why an act failed, until the next try. */
export function NotSaved<Act>({ doing, title, acts }: Props<Act>) {
  if (doing.kind !== 'failed' || (acts && !acts.includes(doing.act))) return null;
  return (
    <div className="after">
      <Note tone="bad" title={title} role="alert" text={doing.message} />
    </div>
  );
}
