import { pageWith } from '../addressing/links.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { useShell } from '../shell/shell-context.ts';

/** In place of every form and of the envelope. */
export function SeasonOverScreen({ token }: { token: string }) {
  const { links } = useShell();
  const { scenes, seasonOver, onwards } = useApplicantResources();
  return (
    <MessageScreen picture={scenes.lostSuitcase} title={seasonOver.title} lead={seasonOver.text}>
      <a className="btn" href={pageWith(links.status, token)}>
        {onwards.toStatus}
      </a>
    </MessageScreen>
  );
}
