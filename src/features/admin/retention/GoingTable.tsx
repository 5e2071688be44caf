import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import styles from '#src/ui/list/list.module.css';
import { Button } from '#src/ui/parts/Button.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { RoomProps } from '../room-props.ts';
import { ApplicationCell } from './ApplicationCell.tsx';
import type { AdminRetentionTexts } from './retention.text.ts';
import type { Retained } from './retention.ts';
import type { Hold } from './useHold.ts';

interface Props extends RoomProps<AdminRetentionTexts> {
  applications: readonly Retained[];
  hold: Hold;
  mayDecide: boolean;
}

/** What of which application goes when, and whether the person was told. */
export function GoingTable({ texts: t, applications, hold, mayDecide, links }: Props) {
  return (
    <CardTable caption={t.going} heads={[t.when, t.application, t.what, t.announcement, mayDecide && t.change]}>
      {applications.map((one) => (
        <tr key={one.id} data-going={one.number}>
          <th scope="row" data-l={t.when} className={styles.date}>
            {one.goes_at && <time dateTime={one.goes_at}>{formatDate(one.goes_at)}</time>}
          </th>
          <ApplicationCell texts={t} href={links.applications} one={one} />
          <td data-l={t.what}>{one.what && (t.goes[one.what] ?? one.what)}</td>
          <td data-l={t.announcement}>
            <Announcement texts={t} one={one} />
          </td>
          {mayDecide && (
            <td data-l={t.change}>
              <KeepButton texts={t} application={one} hold={hold} />
            </td>
          )}
        </tr>
      ))}
    </CardTable>
  );
}

const LOOKS: Readonly<Record<string, string>> = { sent: 'badge info', dead: 'badge bad' };

function Announcement({ texts: t, one: { announced_at, mail } }: { texts: AdminRetentionTexts; one: Retained }) {
  if (announced_at === null) return <span className="muted">{t.notYet}</span>;
  // The row of a mail goes earlier than this: it was sent long ago.
  const state = mail ?? 'sent';
  return (
    <div>
      <span className={LOOKS[state] ?? 'badge'}>{t.mails[state] ?? state}</span>
      <p className="sm muted">
        <time dateTime={announced_at}>{formatDate(announced_at)}</time>
      </p>
    </div>
  );
}

interface KeepButtonProps {
  texts: AdminRetentionTexts;
  application: Retained;
  hold: Hold;
}

/** Asks why an application is kept beyond its period. What was typed stays until it was taken. */
function KeepButton({ texts: t, application, hold }: KeepButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, name } = application;
  const isBusy = hold.busy === id;
  const keep = async (reason: string) => {
    if (!isBusy && (await hold.change(application, reason))) setOpen(false);
  };
  return (
    <>
      <Button
        look="line small"
        label={t.keep}
        aria-haspopup="dialog"
        aria-label={fill(t.keepNamed, { name })}
        onClick={() => setOpen(true)}
      />
      <ReasonDialog
        open={isOpen}
        id={`keep-${id}`}
        title={fill(t.keepTitle, { name })}
        texts={{ ...t, label: t.keepReason, hint: t.keepReasonHint, missing: t.keepMissing, act: t.keep }}
        isBusy={isBusy}
        isHarmless
        onGo={keep}
        onClose={() => setOpen(false)}
      >
        <p>{t.keepText}</p>
      </ReasonDialog>
    </>
  );
}
