import { useEffect, useRef } from 'react';
import type { PartnerListProps } from './admin-partners-props.ts';
import { WishLink } from './PartnerFilters.tsx';
import styles from './partner-list.module.css';
import { withChoice } from './partner-wish.ts';
import type { PartnersFound, PartnersHandle } from './usePartners.ts';

interface Props extends Pick<PartnerListProps, 'texts' | 'listPath'> {
  list: PartnersFound;
  show: PartnersHandle['show'];
}

/** Links to the neighbouring pages. The first row of a new page takes the focus, so that reading goes on there. */
export function PartnerPages({ texts: { filters: t }, listPath, list, show }: Props) {
  const { partners, previous, next, wish } = list;
  const isMoving = useRef(false);
  const first = partners[0]?.partner_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page has come
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    document.querySelector<HTMLElement>(`[data-partner="${first}"] a`)?.focus();
  }, [partners]);
  if (previous === null && next === null) return null;
  const onShown = () => {
    isMoving.current = true;
  };
  const common = { listPath, show, onShown, className: 'btn line sml' };
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {previous !== null && (
        <WishLink {...common} wish={{ ...withChoice(wish, {}), before: previous }}>
          {t.previous}
        </WishLink>
      )}
      {next !== null && (
        <WishLink {...common} wish={{ ...withChoice(wish, {}), after: next }}>
          {t.next}
        </WishLink>
      )}
    </nav>
  );
}
