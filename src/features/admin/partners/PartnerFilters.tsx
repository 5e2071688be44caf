import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { Choices } from '#src/ui/list/Choices.tsx';
import styles from '#src/ui/list/list.module.css';
import { firstPage } from '#src/ui/list/list-query.ts';
import type { ListHandle } from '#src/ui/list/useList.ts';
import type { PartnersPage } from './partner.ts';
import { SORTS } from './partner-query.ts';
import type { PartnerListTexts } from './partners.text.ts';

export type PartnersHandle = ListHandle<PartnersPage>;

/** A page of partners, and the query and search that it answers. */
export type PartnersFound = NonNullable<PartnersHandle['page']>;

interface Props {
  texts: PartnerListTexts;
  list: PartnersHandle;
  found: PartnersFound;
}

/** The filters. Each count is a link to the partners that it counts; choosing one filter keeps the other. */
export function PartnerFilters({ texts, list, found: { summary } }: Props) {
  const { query } = list;
  const { filters: t, sorts } = texts;
  const { verified, active } = summary;
  const common = { list, query };
  return (
    <div className={styles.filters}>
      <Choices
        {...common}
        name="verified"
        label={t.check}
        choices={[
          { value: undefined, text: t.all, count: verified.any },
          { value: 'yes', text: t.verified, count: verified.yes },
          { value: 'no', text: t.unverified, count: verified.no },
          { value: 'renamed', text: t.renamed, count: verified.renamed },
        ]}
      />
      <Choices
        {...common}
        name="active"
        label={t.invitation}
        choices={[
          { value: undefined, text: t.all, count: active.any },
          { value: 'yes', text: t.active, count: active.yes },
          { value: 'no', text: t.paused, count: active.no },
        ]}
      />
      <ChoiceSelect
        id="partner-sort"
        label={t.sort}
        value={query.sort ?? SORTS[0]}
        options={SORTS.map((id) => ({ id, name: sorts[id] }))}
        onChoose={(sort) => list.show(firstPage(query, { sort: sort === SORTS[0] ? undefined : sort }))}
      />
    </div>
  );
}
