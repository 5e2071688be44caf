import { useState } from 'react';
import { Confirmation } from '../application/Confirmation.tsx';
import layout from '../shell/layout.module.css';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { ResendLink } from '../shell/ResendLink.tsx';
import type { TokenPageTexts } from '../shell/shell.text.ts';
import { useShell } from '../shell/shell-context.ts';
import type { UploadStart } from './upload.text.ts';

/** /upload without a token. Its button says that the link will come soon, then asks for the address. */
export function InvalidLink({ texts: t, tokenPage }: { texts: UploadStart; tokenPage: TokenPageTexts }) {
  const { links, pictures } = useShell();
  const [asked, setAsked] = useState(false);
  return (
    <MessageScreen
      picture={pictures.lostSuitcase}
      title={t.title}
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
        {tokenPage.toHome}
      </a>
    </MessageScreen>
  );
}
