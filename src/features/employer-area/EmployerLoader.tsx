import type { ReactNode } from 'react';
import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { readAccessEnded } from '#src/lib/read-access-ended.ts';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import type { EmployerProps } from './employer-props.ts';

interface Props extends Pick<EmployerProps<EmployerAreaTexts>, 'lang' | 'guard'> {
  texts: Pick<EmployerAreaTexts, 'endedTitle' | 'failedTitle' | 'offline' | 'failed' | 'retry'>;
  children: (employer: Employer, show: (employer: Employer) => void) => ReactNode;
}

/** Loads the caller's employer, for every page of this area. */
export function EmployerLoader({ lang, guard, texts: t, children }: Props) {
  const {
    data: employer,
    fault,
    load,
    show,
  } = useLoaded({
    ask: (signal) => call('GET /api/employer/profile', {}, { lang, signal }),
    read: (reply) => ('access_ended' in reply ? undefined : reply),
    fault: (answer) => {
      const ended = answer.kind === 'ok' ? readAccessEnded(answer.data as object) : undefined;
      return { message: ended ?? faultOf(answer, lang, t), isEnded: ended !== undefined };
    },
  });
  if (employer) return children(employer, show);
  if (!fault) return <Waiting texts={guard.texts} />;
  return (
    <GuardMessage
      picture={
        fault.isEnded
          ? { src: guard.picture.lost, width: 480, height: 360 }
          : { src: guard.picture.offline, width: 240, height: 180 }
      }
      title={fault.isEnded ? t.endedTitle : t.failedTitle}
    >
      <p className="muted">{fault.message}</p>
      {!fault.isEnded && (
        <p>
          <Button look="line" label={t.retry} onClick={load} />
        </p>
      )}
    </GuardMessage>
  );
}
