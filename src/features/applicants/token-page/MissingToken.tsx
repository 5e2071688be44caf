import { CalmScreen } from '../shell/MessageScreen.tsx';
import { ResendLink } from '../shell/ResendLink.tsx';
import type { AroundTexts } from '../shell/shell.text.ts';
import { useArea } from '../shell/shell-context.ts';

/** Somebody came without a link: where it is, and how to get it again. */
export function MissingToken({ title, around }: { title: string; around: AroundTexts }) {
  const { links, pictures } = useArea();
  return (
    <CalmScreen
      picture={{ src: pictures.lostSuitcase, width: 480, height: 360 }}
      title={title}
      lead={around.missingLead}
      below={<ResendLink />}
    >
      <a href={links.join}>{around.toJoin}</a>
    </CalmScreen>
  );
}
