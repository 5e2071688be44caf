import { fill } from '#contract/fill.ts';
import type { Original } from '#contract/model/original.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { DecisionProps } from './decision-props.ts';
import { originalsNeedReason, shortName } from './desk-application.ts';
import { ReasonFields, useReason } from './ReasonFields.tsx';

interface Props extends DecisionProps {
  act: 'miss-originals' | 'return-originals';
  /** The ticked papers, and the day. */
  papers: { originals: Original[]; on?: string };
}

/** Asks before papers are missed or go back: the applicant has to post them again, and gets a mail that says so. */
export function OriginalsAgain({ act, papers, ...props }: Props) {
  const { texts: t, application } = props;
  const reason = useReason(application.id, act);
  const needsReason = act === 'return-originals' && originalsNeedReason(application);
  const ready = t.sendBackReasons.filter(
    ({ documents }) => documents.length === 0 || papers.originals.some((paper) => documents.includes(paper)),
  );
  const label = act === 'miss-originals' ? t.originals.miss : t.originals.return;
  return (
    <DecisionForm
      decision={props}
      choice={{ action: act, ...papers, ...(needsReason && reason.given) }}
      reason={needsReason ? reason : undefined}
      label={label}
      submit={label}
      focusOn="input, button"
    >
      <p className="sm">
        {fill(t.originals[needsReason ? 'returnText' : act === 'miss-originals' ? 'missText' : 'homeText'], {
          name: shortName(application),
          originals: papers.originals.map((paper) => t.documentPane.names[paper]).join(', '),
        })}
      </p>
      {needsReason && (
        <ReasonFields texts={t} application={application} ready={ready} reason={reason} id="return-originals" />
      )}
    </DecisionForm>
  );
}
