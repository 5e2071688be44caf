import { MessageScreen } from '../shell/MessageScreen.tsx';
import { ResendLink } from '../shell/ResendLink.tsx';
import type { FaultTexts, TokenPageTexts } from '../shell/shell.text.ts';
import { useShell } from '../shell/shell-context.ts';
import type { RestartNotice } from '../shell/view.ts';

interface Props {
  notice: RestartNotice;
  faults: FaultTexts;
  texts: TokenPageTexts;
}

/** The application could not be shown: offers another try while the token may be good, else a new page or new link. */
export function Trouble({ notice, faults, texts: t }: Props) {
  const { texts, pictures, links, support, application } = useShell();
  const { statusUnknown, fault, message, resumeToken } = notice;
  if (statusUnknown) {
    return (
      <MessageScreen title={statusUnknown.title} lead={statusUnknown.text}>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {statusUnknown.reload}
        </button>
        <a className="btn line" href={support}>
          {statusUnknown.support}
        </a>
      </MessageScreen>
    );
  }
  const title = fault ? faults[fault] : texts.load.resume;
  if (resumeToken) {
    return (
      <MessageScreen picture={pictures.offline} isSmall title={title} lead={texts.load.resumeText} message={message}>
        <button type="button" className="btn" onClick={() => application.open(resumeToken)}>
          {fault ? texts.load.retry : texts.load.resume}
        </button>
        <a className="btn line" href={links.contact}>
          {t.contact}
        </a>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      picture={pictures.lostSuitcase}
      title={title}
      lead={fault === 'token_incomplete' ? t.incompleteLead : t.faultLead}
      below={<ResendLink />}
    >
      <a href={links.contact}>{t.contact}</a>
    </MessageScreen>
  );
}
