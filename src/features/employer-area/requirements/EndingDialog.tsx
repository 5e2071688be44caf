import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { requirementTitle } from '#src/nouns/requirement/requirement.text.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { WithNumber } from '#src/ui/parts/WithNumber.tsx';
import type { EmployerAreaTexts } from '../employer-area.text.ts';
import type { EmployerProps } from '../employer-props.ts';
import type { Requirement } from './requirement.ts';

export type EndingStep = 'filled' | 'closed';

/** A step that is asked about, and what the server has said that it ends. */
export interface Ending {
  one: Requirement;
  state: EndingStep;
  found: ReplyOf<'POST /api/employer/requirement-endings'>;
}

interface Props extends EmployerProps<EmployerAreaTexts> {
  ending: Ending | undefined;
  isBusy: boolean;
  /** `ends`: how many proposals and offers the dialog has named. */
  onGo: (one: Requirement, state: EndingStep, ends: number) => void;
  onClose: () => void;
}

/** Asks before a requirement is filled or closed, with the number of what ends. */
export function EndingDialog({ texts, ending, isBusy, onGo, onClose }: Props) {
  const { requirements: t, names } = texts;
  return (
    <Dialog
      open={ending !== undefined}
      title={ending?.state === 'filled' ? t.filledTitle : t.closeTitle}
      onClose={onClose}
    >
      {ending && (
        <>
          <ul className="long" data-ends="">
            {linesOf(ending, t).map((line) => (
              <li key={line}>
                <b>{line}</b>
              </li>
            ))}
            <Numbers found={ending.found} t={t} />
            <li>
              <b>{fill(t.stay, { count: ending.found.confirmed })}</b>
            </li>
          </ul>
          <p className="long">
            {fill(ending.state === 'filled' ? t.filledText : t.closeText, {
              title: requirementTitle(ending.one, names),
            })}
          </p>
        </>
      )}
      <DialogChoice cancel={t.cancel} onCancel={onClose}>
        <Button
          look="small bad"
          isBusy={isBusy}
          working={t.working}
          label={t[`step_${ending?.state ?? 'closed'}`]}
          onClick={() => ending && onGo(ending.one, ending.state, ending.found.proposals + ending.found.offers)}
        />
      </DialogChoice>
    </Dialog>
  );
}

/** Whom it ends; as far as they are named. */
function Numbers({ found, t }: { found: Ending['found']; t: EmployerAreaTexts['requirements'] }) {
  const { ending = [], proposals, offers } = found;
  if (ending.length === 0) return null;
  const rest = proposals + offers - ending.length;
  return (
    <li className="sm">
      <WithNumber text={fill(t.ending, { numbers: ending.join(', ') })} />{' '}
      {rest > 0 && fill(t.endsMore, { count: rest })}
    </li>
  );
}

/** What ends. */
function linesOf({ found, state }: Ending, t: EmployerAreaTexts['requirements']): string[] {
  const { proposals, offers } = found;
  return [fill(t.proposals, { count: proposals }), ...(state === 'closed' ? [fill(t.offers, { count: offers })] : [])];
}
