import { type ReactNode, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { STATUSES } from '#contract/model/status.ts';
import { call } from '#src/lib/call/call.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { useSeasons } from '../../useSeasons.ts';
import type { ReviewDeskProps } from '../desk-props.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import type { QueueTexts } from './queue.text.ts';
import styles from './queue-head.module.css';
import { filtersSet, type QueueQuery, withChoice, withoutFilters } from './queue-query.ts';

interface Props extends Pick<ReviewDeskProps, 'lang'> {
  place: DeskPlaceHandle;
  texts: QueueTexts['head'];
  statuses: QueueTexts['statuses'];
  /** How many are on hold. */
  held: number;
  children: ReactNode;
}

const TICKS = ['sent_back', 'deferred', 'held'] as const;

/** The filters that are needed less often, folded; the fold says how many are set. */
export function Filters({ lang, place, texts: t, statuses, held, children }: Props) {
  const { query, go } = place;
  const set = filtersSet(query);
  const [isOpen, setOpen] = useState(query.season !== undefined);
  const partners = usePartnerNames(lang, isOpen);
  const seasons = useSeasons(lang, isOpen || query.season !== undefined) ?? [];
  const choose = (choice: QueueQuery) => go({ query: withChoice(query, choice) });
  const ticks = {
    sent_back: t.sentBack,
    deferred: t.deferred,
    held: held > 0 ? fill(t.heldCount, { count: held }) : t.held,
  };
  // An old address may name a partner that is not in the list.
  const isUnknown = query.partner !== undefined && !partners.some(({ id }) => id === query.partner);
  const unknown = isUnknown ? [{ id: query.partner ?? '', name: query.partner ?? '' }] : [];
  const ofSeason = {
    name: 'season',
    label: t.season,
    options: [...seasons, { id: 'next', name: t.nextSeason }],
  } as const;
  const lists = [
    { name: 'status', label: t.status, options: STATUSES.map((id) => ({ id, name: statuses[id] })) },
    { name: 'partner', label: t.partner, options: [...partners, ...unknown] },
    ...(seasons.length > 1 ? [ofSeason] : []),
    { name: 'mail_lang', label: t.lang, options: LANGUAGES.map((id) => ({ id, name: t[id] })) },
  ] as const;
  return (
    <details className={styles.filters} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{set > 0 ? fill(t.filtersSet, { count: set }) : t.filters}</summary>
      <div>
        {lists.map(({ name, label, options }) => (
          <ChoiceSelect
            key={name}
            id={`queue-${name}`}
            label={label}
            value={query[name]}
            any={t.any}
            options={options}
            onChoose={(chosen) => choose({ [name]: chosen || undefined } as QueueQuery)}
          />
        ))}
        {query.show === 'waiting' && (
          <ChoiceSelect
            id="queue-order"
            label={t.order}
            value={query.order}
            options={(['longest', 'newest'] as const).map((id) => ({ id, name: t[id] }))}
            onChoose={(order) => choose({ order: order as QueueQuery['order'] })}
          />
        )}
        {TICKS.map((name) => (
          <label key={name} className="check sm">
            <input
              type="checkbox"
              checked={query[name] === 'yes'}
              // What was sent back, follows or is on hold waits for its owner, or for a day.
              onChange={({ target }) => choose(target.checked ? { [name]: 'yes', show: 'all' } : { [name]: undefined })}
            />
            <span>{ticks[name]}</span>
          </label>
        ))}
        {children}
        {set > 0 && <Button look="line small" label={t.clear} onClick={() => go({ query: withoutFilters(query) })} />}
      </div>
    </details>
  );
}

/** The partners to choose from, asked for once the filters are open. */
function usePartnerNames(lang: string, isWanted: boolean): readonly { id: string; name: string }[] {
  const { data: names = [] } = useLoaded({
    key: isWanted,
    ask: async (signal) => (isWanted ? call('GET /api/admin/partner-names', {}, { lang, signal }) : undefined),
    read: ({ partners }) => partners.map(({ partner_id: id, organization_name: name }) => ({ id, name })),
    fault: () => undefined,
  });
  return names;
}
