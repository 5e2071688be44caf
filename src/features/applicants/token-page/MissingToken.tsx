import { MessageScreen } from '../shell/MessageScreen.tsx';
import { ResendLink } from '../shell/ResendLink.tsx';
import type { TokenPageTexts } from '../shell/shell.text.ts';
import { useShell } from '../shell/shell-context.ts';

/** For somebody who came without a link: where to find it, and how to get it again. */
export function MissingToken({ title, texts: t }: { title: string; texts: TokenPageTexts }) {
  const { links, pictures } = useShell();
  return (
    <MessageScreen
      picture={{ src: pictures.lostSuitcase, width: 480, height: 360 }}
      title={title}
      lead={t.missingLead}
      below={<ResendLink />}
    >
      <a href={links.join}>{t.toJoin}</a>
    </MessageScreen>
  );
}
