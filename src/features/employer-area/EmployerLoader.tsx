import type { ReactNode } from 'react';
import type { EmployerReply as Employer } from '#contract/employers/employer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { readAccessEnded } from '#src/lib/read-access-ended.ts';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { EmployerAreaTexts } from './employer-area.text.ts';
import type { EmployerProps } from './employer-props.ts';

interface Props extends Pick<EmployerProps<EmployerAreaTexts>, 'lang' | 'guard'> {
  texts: Pick<EmployerAreaTexts, 'endedTitle' | 'failedTitle' | 'offline' | 'failed' | 'retry' | 'back' | 'portal'>;
  links: Pick<EmployerProps<EmployerAreaTexts>['links'], 'dashboard' | 'portal'>;
  children: (employer: Employer, show: (employer: Employer) => void) => ReactNode;
}

/** Loads the caller's employer, for every page of this area. */
export function EmployerLoader({ lang, guard, texts: t, links, children }: Props) {
  const {
    data: employer,
    fault,
    isOffline,
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
  const isOverview = location.pathname === links.dashboard;
  return (
    <LoadedPage
      guard={guard}
      of={{ data: employer, fault: fault?.message, isGone: fault?.isEnded ?? false, isOffline, load }}
      failed={{ title: t.failedTitle, retry: t.retry, gone: t.endedTitle }}
      back={
        isOverview || fault?.isEnded ? { href: links.portal, text: t.portal } : { href: links.dashboard, text: t.back }
      }
    >
      {(found) => children(found, show)}
    </LoadedPage>
  );
}
