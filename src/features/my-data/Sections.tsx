import { Consents } from './Consents.tsx';
import { Corrections } from './Corrections.tsx';
import { DataOwner } from './DataOwner.tsx';
import { Erase } from './Erase.tsx';
import { Seen } from './Seen.tsx';
import { TakeAlong } from './TakeAlong.tsx';

/** The parts of the page, for somebody whose data it is. */
export function Sections() {
  return (
    <div className="stack">
      <DataOwner />
      <TakeAlong />
      <Corrections />
      <Consents />
      <Seen />
      <Erase />
    </div>
  );
}
