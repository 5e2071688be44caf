import type { ReactNode } from 'react';
import { pageWith } from '../addressing/links.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { useShell } from '../shell/shell-context.ts';

/** Shown instead of a form once the application has ended. */
export function NothingToSend({ token, children }: { token: string; children?: ReactNode }) {
  const { links } = useShell();
  const t = useApplicantResources().onwards;
  return (
    <MessageScreen title={t.endedTitle} lead={t.endedLead} below={children}>
      <a className="btn" href={pageWith(links.status, token)}>
        {t.toStatus}
      </a>
      <a className="btn line" href={links.contact}>
        {t.contact}
      </a>
    </MessageScreen>
  );
}
