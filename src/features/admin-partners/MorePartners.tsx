import { useEffect, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { PAGE_ROWS } from '#contract/limits.ts';
import styles from './admin-partners.module.css';
import type { Partner } from './partner.ts';
import type { PartnersHandle } from './usePartners.ts';

interface Props {
  texts: { more: string };
  list: { partners: readonly Partner[]; total: number; next: string | null };
  handle: Pick<PartnersHandle, 'more' | 'asking'>;
}

/** The next page. The first of the new rows takes the focus: there one reads on. */
export function MorePartners({ texts: t, list: { partners, total, next }, handle: { more, asking } }: Props) {
  const [from, setFrom] = useState<number>();
  const firstNew = from === undefined ? undefined : partners[from]?.partner_id;
  useEffect(() => {
    if (!firstNew) return;
    document.querySelector<HTMLElement>(`[data-partner="${firstNew}"] a`)?.focus();
    setFrom(undefined);
  }, [firstNew]);
  if (next === null) return null;
  return (
    <p className={styles.more}>
      <button
        type="button"
        className="btn line sml"
        aria-busy={asking.kind === 'asking' || undefined}
        onClick={() => {
          setFrom(partners.length);
          more();
        }}
      >
        {fill(t.more, { count: Math.min(PAGE_ROWS, Math.max(1, total - partners.length)) })}
      </button>
    </p>
  );
}
