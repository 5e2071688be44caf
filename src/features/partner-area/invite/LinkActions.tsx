import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { PartnerLinkView } from '#contract/partners/partner-link.ts';
import { formatDate } from '#src/i18n/format.ts';
import { inviteCode, inviteLink, invitePoster } from '#src/lib/invite-links.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import type { LinksHandle } from '../useLinks.ts';
import styles from './invite.module.css';

interface Props {
  link: PartnerLinkView;
  handle: LinksHandle;
  isActive: boolean;
}

/** The buttons of a further link: send it, print it, end it. */
export function LinkActions({ link, handle, isActive }: Props) {
  const { texts, toasts } = usePartnerArea();
  const t = texts.links;
  const [isAsking, setAsking] = useState(false);
  const { label: name } = link;
  if (link.ended_at !== null)
    return <span className="muted sm">{fill(t.endedOn, { date: formatDate(link.ended_at) })}</span>;
  return (
    <div className={styles.linkActions}>
      {isActive && (
        <>
          <CopyButton
            value={inviteLink(link.token)}
            className="btn line small"
            name={fill(t.copyNamed, { name })}
            onDone={(result) =>
              result === 'copied'
                ? toasts.push({ tone: 'ok', title: fill(t.copied, { name }) })
                : toasts.push({ tone: 'bad', title: t.copyFailed, text: inviteLink(link.token) })
            }
          >
            {t.copy}
          </CopyButton>
          <a
            className="btn line small"
            href={inviteCode(link.token, 240)}
            download={`qr-${link.code}.png`}
            aria-label={fill(t.qrNamed, { name })}
          >
            {t.qr}
          </a>
          {LANGUAGES.map((lang) => (
            <a
              key={lang}
              className="btn line small"
              href={invitePoster(link.token, lang)}
              aria-label={fill(t.posters[lang], { name })}
            >
              {t.poster} {lang.toUpperCase()}
            </a>
          ))}
        </>
      )}
      <Button look="line small" label={t.end} aria-label={fill(t.endNamed, { name })} onClick={() => setAsking(true)} />
      <Dialog open={isAsking} title={fill(t.endTitle, { name })} onClose={() => setAsking(false)}>
        <p>{t.endText}</p>
        <DialogChoice cancel={t.cancel} onCancel={() => setAsking(false)}>
          <Button
            look="bad small"
            isBusy={handle.ending === link.id}
            label={t.endConfirm}
            onClick={async () => {
              if (handle.ending === link.id) return;
              await handle.end(link.id);
              // A message about a failure would lie behind the dialog.
              setAsking(false);
            }}
          />
        </DialogChoice>
      </Dialog>
    </div>
  );
}
