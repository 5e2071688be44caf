import { Consents } from './Consents.tsx';
import { Corrections } from './Corrections.tsx';
import { Erase } from './Erase.tsx';
import { Seen } from './Seen.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { Whose } from './Whose.tsx';

/** The parts of the page, for somebody whose data it is. */
export function Sections() {
  return (
    <div className="stack">
      <Whose />
      <TakeAlong />
      <Corrections />
      <Consents />
      <Seen />
      <Erase />
    </div>
  );
}
