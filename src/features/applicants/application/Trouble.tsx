import type { AroundTexts, FaultTexts } from './area.text.ts';
import { useArea } from './area-context.ts';
import { CalmScreen } from './CalmScreen.tsx';
import { ResendLink } from './ResendLink.tsx';
import type { RestartNotice } from './useApplication.ts';

interface Props {
  notice: RestartNotice;
  faults: FaultTexts;
  around: AroundTexts;
}

/** The application could not be shown: try again where the token may still be good, else a new page or a new link. */
export function Trouble({ notice, faults, around }: Props) {
  const { texts, pictures, links, support, application } = useArea();
  const { statusUnknown, fault, message, resumeToken } = notice;
  if (statusUnknown) {
    return (
      <CalmScreen title={statusUnknown.title} lead={statusUnknown.text}>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {statusUnknown.reload}
        </button>
        <a className="btn line" href={support}>
          {statusUnknown.support}
        </a>
      </CalmScreen>
    );
  }
  const title = fault ? faults[fault] : texts.load.resume;
  if (resumeToken) {
    return (
      <CalmScreen
        picture={{ src: pictures.offline, width: 240, height: 180 }}
        title={title}
        lead={texts.load.resumeText}
        message={message}
      >
        <button type="button" className="btn" onClick={() => application.open(resumeToken)}>
          {fault ? texts.load.retry : texts.load.resume}
        </button>
        <a className="btn line" href={links.contact}>
          {around.contact}
        </a>
      </CalmScreen>
    );
  }
  return (
    <CalmScreen
      picture={{ src: pictures.lostSuitcase, width: 480, height: 360 }}
      title={title}
      lead={around.faultLead}
      below={<ResendLink />}
    >
      <a href={links.contact}>{around.contact}</a>
    </CalmScreen>
  );
}
