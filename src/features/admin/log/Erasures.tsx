import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import styles from '#src/ui/list/list.module.css';
import { useList } from '#src/ui/list/useList.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { RoomProps } from '../room-props.ts';
import { LogFrame } from './LogFrame.tsx';
import type { LogTexts } from './log.text.ts';
import { erasureFields, erasuresIn } from './log.ts';

/** When data were erased, why and by whom; of whom, nobody can read any more. */
export function Erasures(props: RoomProps<LogTexts>) {
  const { lang, texts: t } = props;
  const list = useList({
    lang,
    fields: erasureFields,
    ask: ({ after }, _search, signal) =>
      call('GET /api/admin/erasures', { before: after === undefined ? undefined : Number(after) }, { lang, signal }),
    read: erasuresIn,
    faults: t,
  });
  return (
    <LogFrame {...props} list={list} emptyText={t.noErasures}>
      <CardTable caption={t.erasuresLead} heads={[t.time, t.reason, t.actor, t.state]}>
        {list.page?.events.map(({ id, begun_at, done_at, why, reason, by }) => (
          <tr key={id} data-erasure={why}>
            <th scope="row" className={styles.date}>
              <time dateTime={begun_at}>{formatDateTime(begun_at)}</time>
            </th>
            <td data-l={t.reason}>
              <div className="long">
                {t.whys[why] ?? why}
                {reason && <p className="sm muted">{t.reasons[reason] ?? reason}</p>}
              </div>
            </td>
            <td data-l={t.actor}>
              <div className={`long ${styles.who}`}>{by ?? t.bys[why] ?? t.unknown}</div>
            </td>
            <td data-l={t.state}>
              <div className="long">{done_at === null ? t.underWay : t.erased}</div>
            </td>
          </tr>
        ))}
      </CardTable>
    </LogFrame>
  );
}
