import type { ReactNode } from 'react';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { EmployerProps } from '../employer-props.ts';
import type { Requirement } from './requirement.ts';

type Texts = Record<'failedTitle' | 'offline' | 'failed' | 'retry' | 'requirementGone' | 'back', string>;

interface Props extends Pick<EmployerProps<Texts>, 'lang' | 'guard' | 'texts'> {
  links: { dashboard: string };
  id: string;
  children: (requirement: Requirement, load: () => void) => ReactNode;
}

/** Loads one of the employer's requirements, for the pages that are about it. */
export function RequirementLoader({ id, lang, guard, texts: t, links, children }: Props) {
  const loaded = useLoaded({
    ask: (signal) => call('GET /api/employer/requirements/:requirement_id', { requirement_id: id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, t),
  });
  return (
    <LoadedPage
      guard={guard}
      of={loaded}
      failed={{ title: t.failedTitle, retry: t.retry, gone: t.requirementGone }}
      back={{ href: links.dashboard, text: t.back }}
    >
      {(requirement) => children(requirement, loaded.load)}
    </LoadedPage>
  );
}
