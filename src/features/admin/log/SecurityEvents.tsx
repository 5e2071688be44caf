import type { SecurityAction } from '#contract/accounts/security.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import styles from '#src/ui/list/list.module.css';
import { useList } from '#src/ui/list/useList.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { RoomProps } from '../room-props.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogFrame } from './LogFrame.tsx';
import type { LogTexts } from './log.text.ts';
import { securityFields } from './log.ts';

/** Sign-ins, failed attempts and the like. */
export function SecurityEvents(props: RoomProps<LogTexts>) {
  const { lang, texts: t } = props;
  const list = useList({
    lang,
    fields: securityFields(t),
    ask: ({ list: _, action, ...query }, search, signal) =>
      call(
        'POST /api/admin/security-events',
        { ...query, action: action as SecurityAction | undefined, search },
        { lang, signal },
      ),
    faults: t,
  });
  const filters = (
    <LogFilters
      texts={t}
      list={list}
      hint={t.securityHint}
      choices={[{ name: 'action', label: t.action, values: Object.entries(t.signIns) }]}
    />
  );
  return (
    <LogFrame {...props} list={list} filters={filters}>
      <CardTable caption={t.securityLead} heads={[t.time, t.action, t.subject, t.network]}>
        {list.page?.events.map(({ id, at: time, action, source, account, network, error }) => (
          <tr key={id} data-event={action}>
            <th scope="row" className={styles.date}>
              <time dateTime={time}>{formatDateTime(time)}</time>
            </th>
            <td data-l={t.action}>
              <div className="long">
                {t.signIns[action] ?? action}
                {source === 'client' && <p className="sm muted">{t.byBrowser}</p>}
                {error && <p className="sm muted">{t.faults[error] ?? error}</p>}
              </div>
            </td>
            <td data-l={t.subject}>
              <div className="long">{account ? <EmailText text={account} /> : t.unknown}</div>
            </td>
            <td data-l={t.network} className="mono">
              {network}
            </td>
          </tr>
        ))}
      </CardTable>
    </LogFrame>
  );
}
