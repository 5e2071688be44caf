import { applicationNumber } from '#contract/application-number.ts';
import { operatorsAct } from '#contract/next-act.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';
import { fullName, LISTED } from './applicants.report.ts';
import { applicationFacts } from './facts.ts';
import { describeAct } from './next.report.ts';
import { waitingForOperator } from './waiting.ts';

/** One line for each application that waits for an operator, the longest first, a page at a time. */
export async function listWaiting(deps: Deps, { after }: { after?: string | undefined }): Promise<string> {
  const rows = await waitingForOperator(deps, { after, most: LISTED + 1 });
  const shown = rows.slice(0, LISTED);
  const last = shown.at(-1);
  if (!last) return after ? 'Nothing further waits.' : 'Nothing waits for you.';
  const more = `Those that wait less: npm run applicants -- list --todo --after ${last.id}`;
  return [...shown.map((applicant) => waitingLine(deps, applicant)), ...(rows.length > LISTED ? [more] : [])].join(
    '\n',
  );
}

function waitingLine(deps: Deps, applicant: Applicant): string {
  const act = operatorsAct(applicationFacts(deps, applicant));
  return [
    applicationNumber(applicant.id),
    ageInWords(deps.clock.now() - (act?.since ?? applicant.created_at)).padStart(8),
    act ? describeAct(act) : 'nothing any more',
    applicant.status,
    applicant.lang,
    `${fullName(applicant)} <${applicant.email}>`,
  ].join('  ');
}

/** '3 days', as long as the largest unit that fits. */
function ageInWords(ms: number): string {
  if (ms < MINUTE_MS) return 'just now';
  const [count, unit] =
    ms >= DAY_MS ? [ms / DAY_MS, 'day'] : ms >= HOUR_MS ? [ms / HOUR_MS, 'hour'] : [ms / MINUTE_MS, 'minute'];
  const whole = Math.floor(Number(count));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
