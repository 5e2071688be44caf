import type { AdminRetentionTexts } from './retention.text.ts';
import type { Retained } from './retention.ts';

interface Props {
  texts: AdminRetentionTexts;
  /** The page of the applications. */
  href: string;
  one: Retained;
}

export function ApplicationCell({ texts: t, href, one: { id, name, number, status } }: Props) {
  return (
    <td data-l={t.application}>
      <div className="long">
        <a href={`${href}?application=${id}`}>{name}</a>
        <p className="sm muted">
          {number} · {t.statuses[status]}
        </p>
      </div>
    </td>
  );
}
