import { fill } from '#contract/fill.ts';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import { ListSearch } from '#src/ui/list/ListSearch.tsx';
import lists from '#src/ui/list/listed.module.css';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import type { RoomProps } from '../room-props.ts';
import { PartnerFilters, type PartnersFound, type PartnersHandle } from './PartnerFilters.tsx';
import { PartnerTable } from './PartnerTable.tsx';
import styles from './partner-table.module.css';
import type { PartnerListTexts } from './partners.text.ts';

interface Props extends RoomProps<PartnerListTexts> {
  list: PartnersHandle;
  found: PartnersFound;
}

/** The filters of the list, and one page of the partners that match. */
export function FoundPartners(props: Props) {
  const { texts, list, found } = props;
  // The button 'show all partners' disappears with its sentence: the focus needs another place.
  useFocusBack(String(found.partners.length > 0), () => document.getElementById('partner-search'));
  return (
    <section className={`card ${lists.listed}`} aria-label={texts.list.title}>
      <Search texts={texts} list={list} found={found} />
      <PartnerFilters texts={texts} list={list} found={found} />
      <ListFault title={texts.list.failedTitle} message={list.fault} retry={texts.faults.retry} onRetry={list.load} />
      {found.partners.length > 0 ? (
        <>
          <PartnerTable {...props} partners={found.partners} />
          <ListPages list={list} texts={texts.filters} focus="partner-rows" />
        </>
      ) : (
        <NoPartners {...props} />
      )}
    </section>
  );
}

function Search({ texts, list, found }: Pick<Props, 'texts' | 'list' | 'found'>) {
  return (
    <ListSearch list={list} id="partner-search" texts={texts.list} className={styles.search}>
      <p className="sm muted" role="status">
        {found.total !== null &&
          (found.search.trim()
            ? fill(texts.list.found, { count: found.total, all: found.summary.all })
            : found.total === 1
              ? texts.filters.one
              : fill(texts.filters.many, { count: found.total }))}
      </p>
    </ListSearch>
  );
}

function NoPartners({ texts, emptyPicture, list: { find, show }, found: { search } }: Props) {
  const t = texts.list;
  const searched = search.trim();
  const showAll = () => {
    show({});
    if (searched) find('');
  };
  return (
    <EmptyList picture={emptyPicture} title={t.empty}>
      <p className="muted long">{searched ? fill(t.nothingText, { query: searched }) : texts.filters.nothing}</p>
      <p className="acts">
        {searched && <Button look="line small" label={t.clear} onClick={() => find('')} />}
        <Button look="line small" label={texts.filters.showAll} onClick={showAll} />
      </p>
    </EmptyList>
  );
}
