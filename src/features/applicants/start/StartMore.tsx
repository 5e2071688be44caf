import { dropUploads } from '#src/ui/chosen-file/uploads.ts';
import { Note } from '#src/ui/Note.tsx';
import { HelperBar } from '../handover/HelperBar.tsx';
import { startOver } from '../handover/handover.ts';
import layout from '../shell/layout.module.css';
import { ResendLink } from '../shell/ResendLink.tsx';
import { isHelping } from '../shell/tab-storage.ts';
import type { RestartNotice } from '../shell/view.ts';
import { cameFromAccount } from '../wizard/from-account.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { BackToAccount } from './BackToAccount.tsx';
import { cameFromNeighbour } from './came-from.ts';
import { NeighbourNote } from './NeighbourNote.tsx';
import type { StartTexts } from './start.text.ts';

interface Props {
  notice: RestartNotice | undefined;
  /** What was entered on an earlier visit has come back. */
  hasKept?: boolean | undefined;
  texts: StartTexts;
}

/** Above step 1: why an application could not be opened, or a word to people who came from another page. */
export function StartMore({ notice, hasKept, texts: t }: Props) {
  const needsLink = notice && !notice.resumeToken && !notice.statusUnknown;
  return (
    <>
      {cameFromAccount(location.search) && <BackToAccount texts={t.back} />}
      {isHelping() && <HelperBar texts={t.handover} />}
      {notice && <Restarted notice={notice} texts={t} />}
      {needsLink && <ResendLink />}
      {hasKept && <KeptNote texts={t.kept} />}
      {cameFromNeighbour(document.referrer, location.search) && <NeighbourNote texts={t.banner} />}
    </>
  );
}

function Restarted({ notice, texts: t }: { notice: RestartNotice; texts: StartTexts }) {
  const { application, texts, links, support } = useWizard();
  const { statusUnknown: unknown, fault, message, resumeToken } = notice;
  if (unknown) {
    return (
      <Note tone="warn" title={unknown.title} role="alert">
        <p>{unknown.text}</p>
        <p className={layout.acts}>
          <button type="button" className="btn small" onClick={() => location.reload()}>
            {unknown.reload}
          </button>
          <a className="btn line small" href={support}>
            {unknown.support}
          </a>
        </p>
      </Note>
    );
  }
  const reason = message ?? (fault && t.faults[fault]);
  return (
    <Note tone="warn" title={reason ? t.noticeTitle : texts.load.resume} role="alert">
      {reason && <p>{reason}</p>}
      {resumeToken ? (
        <>
          <p>{texts.load.resumeText}</p>
          <p>
            <button type="button" className="btn small" onClick={() => application.open(resumeToken)}>
              {texts.load.resume}
            </button>
          </p>
        </>
      ) : (
        <p>
          {fault === 'token_expired' ? t.expiredHelp : t.noticeHelp} <a href={links.contact}>{t.noticeContact}</a>.
        </p>
      )}
    </Note>
  );
}

/** Says that step 1 was filled in here before, maybe by somebody else, and takes it away. */
function KeptNote({ texts: t }: { texts: StartTexts['kept'] }) {
  const { links, search } = useWizard();
  const wipe = () => {
    dropUploads();
    startOver(links.join + search);
  };
  return (
    <Note tone="info" title={t.title}>
      <p>{t.text}</p>
      <p>
        <button type="button" className="btn line small" onClick={wipe}>
          {t.wipe}
        </button>
      </p>
    </Note>
  );
}
