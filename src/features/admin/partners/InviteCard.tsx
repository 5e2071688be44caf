import { Copy, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { inviteAddress, inviteLink } from '#src/lib/invite-links.ts';
import { type Copied, CopyButton } from '#src/ui/CopyButton.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../Deciders.tsx';
import type { RoomProps } from '../room-props.ts';
import styles from './cards.module.css';
import { PauseDialog } from './PauseDialog.tsx';
import type { PartnerDetail } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import { RotateDialog } from './RotateDialog.tsx';
import type { OnePartner } from './usePartner.ts';

export interface PartnerProps {
  props: RoomProps<PartnerTexts>;
  one: OnePartner;
  detail: PartnerDetail;
  onCopied: () => void;
}

/** The current link, and the two ways to stop it: pausing and rotating. */
export function InviteCard({ props, one, detail, onCopied }: PartnerProps) {
  const { partner } = detail;
  const t = props.texts.detail;
  const [asked, setAsked] = useState<'rotate' | 'pause'>();
  const dialog = {
    ...{ props, one },
    onClose: () => {
      setAsked(undefined);
      one.forget();
    },
  };
  const { invite_active, invite_code, invite_rotated_at } = partner;
  const act = invite_active ? 'pause' : 'resume';
  return (
    <section className="card">
      <h2>{t.linkTitle}</h2>
      <CopyLink texts={t} link={inviteLink(partner.invite_token)} onCopied={onCopied} />
      <p className={`sm muted ${styles.link}`}>
        {invite_active ? t.forever : t.forPaused}
        {partner.pause_reason && ` ${fill(t.pausedFor, { reason: partner.pause_reason })}`}
        {invite_rotated_at && ` ${fill(t.rotatedAt, { date: formatDateTime(invite_rotated_at) })}`}
      </p>
      <p className="sm muted long">
        {t.typed} <span className="mono">{inviteAddress(invite_code)}</span>
      </p>
      <Deciders>
        <p className={`row ${styles.acts}`}>
          <Button look="line small" label={t[act]} aria-haspopup="dialog" onClick={() => setAsked('pause')} />
          <button type="button" className="btn bad small" aria-haspopup="dialog" onClick={() => setAsked('rotate')}>
            <RefreshCw aria-hidden="true" /> {t.rotate}
          </button>
        </p>
      </Deciders>
      <RotateDialog {...dialog} open={asked === 'rotate'} partner={partner} />
      <PauseDialog {...dialog} open={asked === 'pause'} detail={detail} />
    </section>
  );
}

interface CopyLinkProps {
  texts: Record<'linkTitle' | 'copy' | 'copyFailed', string>;
  link: string;
  onCopied: () => void;
}

function CopyLink({ texts: t, link, onCopied }: CopyLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Copied>();
  const say = (now: Copied) => {
    setResult(now);
    if (now === 'copied') onCopied();
  };
  return (
    <div className="field">
      <label className="visually-hidden" htmlFor="invite-link">
        {t.linkTitle}
      </label>
      <div className={styles.copy}>
        <input id="invite-link" ref={input} type="text" readOnly value={link} spellCheck={false} />
        <CopyButton value={link} field={input} className="btn" onDone={say}>
          <Copy aria-hidden="true" /> {t.copy}
        </CopyButton>
      </div>
      <p className="sm" role="status">
        {result === 'failed' && t.copyFailed}
      </p>
    </div>
  );
}
