import { useState } from 'react';
import { Confirmation } from '../application/Confirmation.tsx';
import type { UploadStart } from '../documents/upload.text.ts';
import layout from '../shell/layout.module.css';
import { CalmScreen } from '../shell/MessageScreen.tsx';
import { ResendLink } from '../shell/ResendLink.tsx';
import type { AroundTexts } from '../shell/shell.text.ts';
import { useArea } from '../shell/shell-context.ts';

/** /upload without a token. The button says that the link will come soon, and then asks where to. */
export function InvalidLink({ words: t, around }: { words: UploadStart; around: AroundTexts }) {
  const { links, pictures } = useArea();
  const [asked, setAsked] = useState(false);
  return (
    <CalmScreen
      picture={{ src: pictures.lostSuitcase, width: 480, height: 360 }}
      title={t.invalidTitle}
      lead={t.invalidLead}
      below={
        <div className={layout.parts}>
          {asked && <Confirmation tone="info" title={t.soon} text={t.soonWhere} />}
          {asked && <ResendLink />}
        </div>
      }
    >
      {!asked && (
        <button type="button" className="btn" onClick={() => setAsked(true)}>
          {t.resend}
        </button>
      )}
      <a className="btn line" href={links.home}>
        {around.toHome}
      </a>
    </CalmScreen>
  );
}
