import { useArea } from './area-context.ts';
import { CalmScreen } from './CalmScreen.tsx';
import { ResendLink } from './ResendLink.tsx';

/** Somebody came without a link: where it is, and how to get it again. */
export function MissingToken({ title }: { title: string }) {
  const { texts, links, pictures } = useArea();
  return (
    <CalmScreen
      picture={{ src: pictures.lostSuitcase, width: 480, height: 360 }}
      title={title}
      lead={texts.around.missingLead}
      below={<ResendLink />}
    >
      <a href={links.join}>{texts.around.toJoin}</a>
    </CalmScreen>
  );
}
