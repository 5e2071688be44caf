import type { Action } from '#contract/model/action.ts';
import type { Original, OriginalState } from '#contract/model/original.ts';
import type { Status } from '#contract/model/status.ts';
import type { Who } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { advance } from '../advance.ts';
import { loadApplicant } from '../load.ts';
import { noteOriginals, originalsOf } from '../originals.ts';

/** Papers of the envelope, and the ISO date of what happened to them; without one, today in Berlin. */
export interface Papers {
  papers: readonly Original[];
  on?: string | undefined;
}

/** The papers have arrived. Possible in every status, since the post brings them whatever the status is. */
export function receiveOriginals(deps: Deps, who: Who, id: string, papers: Papers): Status {
  return note(deps, who, id, 'receive-originals', 'received', papers);
}

/** The papers are not here after all: takes back a receipt that was noted by mistake. Nothing is mailed. */
export function expectOriginals(deps: Deps, who: Who, id: string, papers: Papers): Status {
  return note(deps, who, id, 'expect-originals', 'expected', papers);
}

/** The envelope came without these papers: a mail asks for them. */
export function missOriginals(deps: Deps, who: Who, id: string, papers: Papers): Status {
  return note(deps, who, id, 'miss-originals', 'missing', papers);
}

/** The papers go back to the applicant. While the application is open, the mail says why, and asks for them again. */
export function returnOriginals(deps: Deps, who: Who, id: string, papers: Papers, reason?: string): Status {
  return deps.tx(() => {
    const here = originalsOf(deps, loadApplicant(deps, id)).filter(({ state }) => state === 'received');
    const isHere = (paper: Original) => here.some(({ original }) => original === paper);
    if (!papers.papers.every(isHere)) throw problem('originals_not_here');
    return note(deps, who, id, 'return-originals', 'sent_back', papers, reason);
  });
}

function note(
  deps: Deps,
  who: Who,
  id: string,
  action: Action,
  state: OriginalState,
  { papers, on }: Papers,
  reason?: string,
): Status {
  return deps.tx(() => {
    const today = berlinDate(deps.clock.now());
    const day = on ?? today;
    if (day > today) throw fieldProblem([{ path: 'on', code: 'day_invalid' }]);
    if (papers.length === 0) throw fieldProblem([{ path: 'originals', code: 'originals_unchosen' }]);
    const about = { originals: papers.join(', ') };
    const change = { action, by: 'operator', who, params: about, detail: { ...about, on: day } } as const;
    const status = advance(deps, id, { ...change, ...(reason !== undefined && { reason }) });
    noteOriginals(deps, id, papers, { state, on: state === 'expected' ? null : day });
    return status;
  });
}
