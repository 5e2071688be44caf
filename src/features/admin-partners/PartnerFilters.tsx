import type { MouseEvent, ReactNode } from 'react';
import type { PartnerListProps } from './admin-partners-props.ts';
import styles from './partner-list.module.css';
import { addressOfWish, SORTS, type Wish, withChoice } from './partner-wish.ts';
import type { PartnersHandle } from './usePartners.ts';

interface Props extends Pick<PartnerListProps, 'texts' | 'listPath'> {
  list: Extract<PartnersHandle['view'], { kind: 'ready' }>['list'];
  show: PartnersHandle['show'];
}

/** The filters. Each count is a link to the partners that it counts; choosing one filter keeps the other. */
export function PartnerFilters({ texts, listPath, list, show }: Props) {
  const { filters: t, sorts } = texts;
  const { all, active, unverified, renamed } = list.summary;
  const { wish } = list;
  const groups = [
    {
      name: 'verified',
      label: t.check,
      choices: [
        [undefined, t.all, all],
        ['yes', t.verified, all - unverified],
        ['no', t.unverified, unverified],
        ['renamed', t.renamed, renamed],
      ],
    },
    {
      name: 'active',
      label: t.invitation,
      choices: [
        [undefined, t.all, all],
        ['yes', t.active, active],
        ['no', t.paused, all - active],
      ],
    },
  ] as const;
  return (
    <div className={styles.filters}>
      {groups.map(({ name, label, choices }) => (
        <nav key={name} aria-label={label}>
          <b className="sm">{label}</b>
          <ul>
            {choices.map(([value, text, count]) => (
              <li key={text}>
                <WishLink
                  listPath={listPath}
                  wish={withChoice(wish, { [name]: value })}
                  show={show}
                  isCurrent={wish[name] === value}
                >
                  {text} <span className="num">{count}</span>
                </WishLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div className={`field ${styles.sort}`}>
        <label htmlFor="partner-sort">{t.sort}</label>
        <select
          id="partner-sort"
          value={wish.sort ?? 'newest'}
          onChange={(event) => show(withChoice(wish, { sort: event.target.value as Wish['sort'] }))}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface LinkProps {
  listPath: string;
  wish: Wish;
  show: (wish: Wish) => void;
  isCurrent?: boolean;
  className?: string;
  onShown?: () => void;
  children: ReactNode;
}

/** A real link, so that it opens in another tab too; a plain click changes the list in place. */
export function WishLink({ listPath, wish, show, isCurrent, className, onShown, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(wish);
    onShown?.();
  };
  return (
    <a
      className={className}
      href={addressOfWish(listPath, wish)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
