import type { ReactNode } from 'react';
import { AnswerNotes } from '#src/nouns/match/AnswerNotes.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useStudentArea } from './student-area-context.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

interface Props {
  own: AccountApplicationHandle;
  /** Whether there can be any: before that nothing is asked. */
  isAsking: boolean;
  /** What stands between offers to answer and places that are settled. */
  children: ReactNode;
}

/** The offer that waits for the student's answer; its button opens it with a fresh link. A contract has its own card. */
export function OfferCard({ own: { act, open }, isAsking, children }: Props) {
  const { guard, texts } = useStudentArea();
  return (
    <AnswerNotes
      lang={guard.lang}
      texts={texts.answers}
      isAsking={isAsking}
      linkTo={(what, label) =>
        what === 'offer' && (
          <Button
            look="small"
            isBusy={act.kind === 'busy'}
            label={label}
            onClick={() => act.kind === 'busy' || open('placement')}
          />
        )
      }
    >
      {children}
    </AnswerNotes>
  );
}
