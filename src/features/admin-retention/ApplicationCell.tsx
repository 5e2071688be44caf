import styles from '#src/ui/list/list.module.css';
import type { AdminRetentionProps } from './admin-retention-props.ts';
import type { Retained } from './retention.ts';

interface Props extends Pick<AdminRetentionProps, 'texts' | 'applicationsPath'> {
  one: Retained;
}

/** Whose application it is. */
export function ApplicationCell({ texts: t, applicationsPath, one: { id, name, number, status } }: Props) {
  return (
    <td data-l={t.application}>
      <div className={styles.long}>
        <a href={`${applicationsPath}?application=${id}`}>{name}</a>
        <p className="sm muted">
          {number} · {t.statuses[status]}
        </p>
      </div>
    </td>
  );
}
