import { type ReactNode, useEffect, useState } from 'react';
import * as at from '#contract/addresses/employer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { readAccessEnded } from '#src/lib/read-access-ended.ts';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { type Employer, readEmployer } from './employer.ts';
import type { EmployerAreaProps } from './employer-area-props.ts';

type View =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; isEnded: boolean }
  | { kind: 'ready'; employer: Employer };

interface Props extends Pick<EmployerAreaProps, 'lang' | 'guard'> {
  texts: Pick<EmployerAreaProps['texts'], 'endedTitle' | 'failedTitle' | 'offline' | 'failed' | 'retry'>;
  children: (employer: Employer, show: (employer: Employer) => void) => ReactNode;
}

/** Loads the caller's employer, for every page of this area. */
export function EmployerLoader({ lang, guard, texts: t, children }: Props) {
  const [view, setView] = useState<View>({ kind: 'loading' });
  const load = async () => {
    setView({ kind: 'loading' });
    const answer = await call(at.getEmployer, {}, { lang });
    const employer = answer.kind === 'ok' ? readEmployer(answer.data) : undefined;
    const ended = answer.kind === 'ok' ? readAccessEnded(answer.data) : undefined;
    if (employer) setView({ kind: 'ready', employer });
    else setView({ kind: 'failed', message: ended ?? faultOf(answer, lang, t), isEnded: ended !== undefined });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  switch (view.kind) {
    case 'loading':
      return <Waiting texts={guard.texts} />;
    case 'failed':
      return (
        <GuardMessage
          picture={
            view.isEnded
              ? { src: guard.picture.lost, width: 480, height: 360 }
              : { src: guard.picture.offline, width: 240, height: 180 }
          }
          title={view.isEnded ? t.endedTitle : t.failedTitle}
        >
          <p className="muted">{view.message}</p>
          {!view.isEnded && (
            <p>
              <button type="button" className="btn line" onClick={load}>
                {t.retry}
              </button>
            </p>
          )}
        </GuardMessage>
      );
    case 'ready':
      return children(view.employer, (employer) => setView({ kind: 'ready', employer }));
  }
}
