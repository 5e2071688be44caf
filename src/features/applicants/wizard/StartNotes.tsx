import { useEffect, useState } from 'react';
import { Note } from '#src/ui/Note.tsx';
import layout from '../shell/layout.module.css';
import { ResendLink } from '../shell/ResendLink.tsx';
import { cameFromNeighbour } from '../shell/steps.ts';
import type { RestartNotice } from '../shell/useApplication.ts';
import { useWizard } from './wizard-context.ts';

/** Above step 1: why an application could not be opened, and the banner for people who come from a neighbouring page. */
export function StartNotes() {
  const { application, texts } = useWizard();
  const { view } = application;
  const notice = view.kind === 'start' ? view.notice : undefined;
  return (
    <>
      {notice && <Restarted notice={notice} />}
      {notice && !notice.resumeToken && !notice.statusUnknown && <ResendLink />}
      {!notice && <Banner title={texts.load.bannerTitle} text={texts.load.bannerText} />}
    </>
  );
}

function Restarted({ notice }: { notice: RestartNotice }) {
  const { application, texts, links, support } = useWizard();
  const { statusUnknown: unknown, fault, message, resumeToken } = notice;
  if (unknown) {
    return (
      <Note tone="warn" title={unknown.title} role="alert">
        <p>{unknown.text}</p>
        <p className={layout.acts}>
          <button type="button" className="btn sml" onClick={() => location.reload()}>
            {unknown.reload}
          </button>
          <a className="btn line sml" href={support}>
            {unknown.support}
          </a>
        </p>
      </Note>
    );
  }
  const reason = message ?? (fault && texts.load[fault]);
  return (
    <Note tone="warn" title={reason ? texts.load.noticeTitle : texts.load.resume} role="alert">
      {reason && <p>{reason}</p>}
      {resumeToken ? (
        <>
          <p>{texts.load.resumeText}</p>
          <p>
            <button type="button" className="btn line sml" onClick={() => application.open(resumeToken)}>
              {texts.load.resume}
            </button>
          </p>
        </>
      ) : (
        <p>
          {texts.load.noticeHelp} <a href={links.contact}>{texts.load.noticeContact}</a>.
        </p>
      )}
    </Note>
  );
}

function Banner({ title, text }: { title: string; text: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(cameFromNeighbour(document.referrer, location.search)), []);
  if (!shown) return null;
  return (
    <Note tone="info" title={title}>
      <p>{text}</p>
    </Note>
  );
}
