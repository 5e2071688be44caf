import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { ConfirmButton } from '#src/ui/ConfirmButton.tsx';
import styles from '#src/ui/list/list.module.css';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
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

/** Which applications are kept beyond their period, since when, why and by whom. */
export function HeldTable({ texts: t, applications, hold, mayDecide, links }: Props) {
  return (
    <CardTable caption={t.held} heads={[t.since, t.application, t.reason, mayDecide && t.change]}>
      {applications.map((one) => (
        <tr key={one.id} data-held={one.number}>
          <th scope="row" data-l={t.since} className={styles.date}>
            {one.hold && <time dateTime={one.hold.since}>{formatDate(one.hold.since)}</time>}
          </th>
          <ApplicationCell texts={t} href={links.applications} one={one} />
          <td data-l={t.reason}>
            <div className="long">
              {one.hold?.reason}
              {one.hold?.by && <p className="sm muted">{one.hold.by}</p>}
            </div>
          </td>
          {mayDecide && (
            <td data-l={t.change}>
              <ConfirmButton
                label={t.release}
                name={fill(t.releaseNamed, { name: one.name })}
                title={fill(t.releaseTitle, { name: one.name })}
                text={t.releaseText}
                cancel={t.cancel}
                isBusy={hold.busy === one.id}
                onConfirm={() => hold.change(one)}
              />
            </td>
          )}
        </tr>
      ))}
    </CardTable>
  );
}
