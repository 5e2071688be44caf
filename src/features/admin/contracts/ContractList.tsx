import { type ReactNode, useRef } from 'react';
import type { ContractFilter } from '#contract/employment-contracts/contract-input.ts';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { stageInWords } from '#src/nouns/employment-contract/contract-in-words.ts';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListPage } from '#src/ui/list/ListPage.tsx';
import { ListSearch } from '#src/ui/list/ListSearch.tsx';
import styles from '#src/ui/list/list.module.css';
import { StateChoices } from '#src/ui/list/StateChoices.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { SelectBox } from '#src/ui/many/SelectBox.tsx';
import { useSelection } from '#src/ui/many/useSelection.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { Deciders } from '../Deciders.tsx';
import { type ContractsFound, STATES } from './contracts.ts';
import type { AdminContractsProps } from './contracts-props.ts';
import { deskBadge } from './desk-badge.ts';
import { MarkSelected } from './MarkSelected.tsx';
import { leastRows, SelectedContracts } from './SelectedContracts.tsx';
import { WantedContracts } from './WantedContracts.tsx';

const FIELDS = { state: STATES };

export function ContractList(props: AdminContractsProps) {
  const { lang, texts: t, guard, links, emptyPicture } = props;
  const list = useList({
    lang,
    fields: FIELDS,
    ask: ({ state, ...query }, search, signal) =>
      call(
        'POST /api/admin/contracts',
        { ...query, search, state: state as ContractFilter | undefined },
        { lang, signal },
      ),
    faults: t,
  });
  // Once there were some, what was done for the last of them stays to be read.
  const hasWanted = useRef(false);
  hasWanted.current ||= list.page !== undefined && list.page.wanted > 0;
  return (
    <ListPage
      guard={guard}
      list={list}
      id="contracts"
      texts={t}
      count={list.page?.contracts.length}
      back={
        <a className="sm alone" href={links.placements}>
          {t.toPlacements}
        </a>
      }
      above={
        hasWanted.current && (
          <WantedContracts
            {...props}
            isFolded={Boolean(list.page?.query.state ?? list.page?.search)}
            onDone={list.load}
          />
        )
      }
    >
      {(page) => (
        <>
          <div className={styles.filters}>
            <ListSearch list={list} id="contract-search" texts={t} className={styles.search} />
            <StateChoices
              list={list}
              query={list.query}
              label={t.state}
              states={STATES}
              names={{
                ...t.contracts.states,
                ...t.contracts.stages,
                sent: t.sent,
                active: t.active,
                'to-check': t.toCheck,
                'to-exchange': t.toExchange,
                asked: t.asked,
                underpaid: t.underpaid,
                left: t.left,
              }}
              counts={page.counts}
              texts={t}
            />
          </div>
          <ContractTable
            {...props}
            contracts={page.contracts}
            filter={page.query.state}
            reload={list.load}
            empty={
              <EmptyList
                picture={emptyPicture}
                title={page.search ? t.nothing : t.empty}
                text={page.search ? t.nothingText : page.query.state ? t.emptyState : t.emptyText}
              />
            }
          />
        </>
      )}
    </ListPage>
  );
}

interface TableProps extends AdminContractsProps, Pick<ContractsFound, 'contracts'> {
  filter: string | undefined;
  reload: () => void;
  /** In place of the table; what was done stays to be read above it. */
  empty: ReactNode;
}

/**
 * The contracts of a page; where a higher wage is due, they get it together; else drafts can be selected and sent, and days
 * noted for those that both have signed.
 */
function ContractTable({ filter, reload, empty, ...props }: TableProps) {
  const { lang, texts: t, links, contracts } = props;
  const idsIn = (wanted: string) => contracts.filter(({ state }) => state === wanted).map(({ id }) => id);
  const isOfWages = filter === 'asked' || filter === 'underpaid';
  const due = isOfWages ? contracts.filter((one) => one.due_wage_cents !== null).map(({ id }) => id) : [];
  const drafts = due.length > 0 ? [] : idsIn('draft');
  // One thing at a time: on a page with several drafts, these are what waits.
  const signed = due.length > 0 || drafts.length > 1 ? [] : idsIn('active');
  const act = due.length > 0 ? 'raise' : 'send';
  const shown = act === 'raise' ? due : signed.length > 1 ? signed : drafts;
  const open = shown.length < leastRows(act) ? [] : shown;
  const selection = useSelection(open);
  return (
    <>
      <SelectedContracts
        {...props}
        act={act}
        rows={due.length || drafts.length}
        selection={selection}
        focus="contracts"
        onDone={reload}
      />
      <MarkSelected {...props} rows={signed.length} selection={selection} onDone={reload} />
      {contracts.length === 0 ? (
        empty
      ) : (
        <CardTable caption={t.title} heads={[t.contract, t.sides, t.days, t.state, t.changed]}>
          {contracts.map((one) => (
            <tr key={one.id} data-contract={one.id}>
              <th scope="row" className="mono number">
                {open.includes(one.id) && (
                  <Deciders>
                    <SelectBox
                      id={one.id}
                      label={fill(t.many.bar.select, { name: one.number })}
                      selection={selection}
                    />
                  </Deciders>
                )}
                <a href={`${links.contracts}?contract=${one.id}`}>{one.number}</a>
              </th>
              <td data-l={t.sides}>
                <div className="long">
                  {one.company}
                  <p className="sm muted">{one.candidate}</p>
                </div>
              </td>
              <td data-l={t.days}>
                <div className="long">
                  {formatDate(one.starts_on)}–{formatDate(one.ends_on)}
                  <p className="sm muted">{one.site}</p>
                </div>
              </td>
              <td data-l={t.state}>
                <div className="long">
                  <Badge {...deskBadge(one, stageInWords(one, t.contracts), t)} />{' '}
                  {one.unlawful.length > 0 && <span className="badge bad">{t.work.unlawful}</span>}
                  {one.is_untranslated && <p className="sm">{t.untranslated}</p>}
                  {one.due_wage_cents !== null && (
                    <p className="sm">
                      {fill(t.dueWage, {
                        due: euroText(one.due_wage_cents, lang),
                        wage: euroText(one.wage_cents, lang),
                      })}
                    </p>
                  )}
                </div>
              </td>
              <td data-l={t.changed} className={styles.date}>
                <time dateTime={one.changed_at}>{formatDate(one.changed_at)}</time>
              </td>
            </tr>
          ))}
        </CardTable>
      )}
    </>
  );
}

function Badge({ tone, text }: ReturnType<typeof deskBadge>) {
  return <span className={`badge ${tone}`}>{text}</span>;
}
