import { useArea } from './area-context.ts';
import { CalmScreen } from './CalmScreen.tsx';
import { pageWith } from './links.ts';
import { useOpenTexts } from './open-context.ts';

/** The application has ended. */
export function NothingToSend({ token }: { token: string }) {
  const { links } = useArea();
  const t = useOpenTexts().onwards;
  return (
    <CalmScreen title={t.endedTitle} lead={t.endedLead}>
      <a className="btn" href={pageWith(links.status, token)}>
        {t.toStatus}
      </a>
      <a className="btn line" href={links.contact}>
        {t.contact}
      </a>
    </CalmScreen>
  );
}
