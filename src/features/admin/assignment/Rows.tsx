import { fill } from '#contract/fill.ts';
import { ConfirmButton } from '#src/ui/ConfirmButton.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import listed from '#src/ui/list/listed.module.css';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../Deciders.tsx';
import styles from './assignment.module.css';
import { type RowsProps, RowTable } from './RowTable.tsx';

/** The rows of a proposal, to be accepted one by one or all at once. */
export function Rows(props: RowsProps) {
  const { texts: t, list, page, assignment, acts, emptyPicture } = props;
  const { open } = assignment.counts;
  const { doing } = acts;
  const isAll = doing.kind === 'accepting' && doing.row === undefined;
  if (page.rows.length === 0)
    return (
      <section className={`card ${listed.listed} apart`}>
        <EmptyList picture={emptyPicture} title={t.nothing} text={t.nothingText} />
      </section>
    );
  return (
    <section className={`card ${listed.listed} apart`} aria-labelledby="rows">
      <div className={styles.head}>
        <div>
          <h2 id="rows" tabIndex={-1}>
            {t.byRow}
          </h2>
          <p className="sm muted" role="status">
            {isAll ? fill(t.accepting, { count: doing.left }) : fill(t.counts, { ...assignment.counts })}
          </p>
        </div>
        <Deciders>
          {isAll ? (
            <Button look="line small" label={t.stop} onClick={acts.stop} />
          ) : (
            open > 0 && (
              <ConfirmButton
                label={fill(t.all, { count: open })}
                title={t.allTitle}
                text={t.allText}
                cancel={t.cancel}
                isHarmless
                isBusy={acts.isBusy}
                onConfirm={() => acts.accept(assignment)}
              />
            )
          )}
        </Deciders>
      </div>
      <RowTable {...props} />
      <ListPages list={list} texts={t} focus="rows" />
    </section>
  );
}
