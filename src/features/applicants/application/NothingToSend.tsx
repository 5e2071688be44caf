import { useApplicantResources } from '../shell/applicant-resources.ts';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { useShell } from '../shell/shell-context.ts';
import { pageWith } from './links.ts';

/** The application has ended, or stands where this page knows nothing of. */
export function NothingToSend({ kind, token }: { kind: 'ended' | 'unknown'; token: string }) {
  const { links } = useShell();
  const t = useApplicantResources().onwards;
  const words =
    kind === 'ended' ? { title: t.endedTitle, lead: t.endedLead } : { title: t.unknownTitle, lead: t.unknownLead };
  return (
    <MessageScreen {...words}>
      <a className="btn" href={pageWith(links.status, token)}>
        {t.toStatus}
      </a>
      <a className="btn line" href={links.contact}>
        {t.contact}
      </a>
    </MessageScreen>
  );
}
