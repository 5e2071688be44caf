import { useState } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { fill } from '#contract/fill.ts';
import type { Original, OriginalState } from '#contract/model/original.ts';
import { formatDate } from '#src/i18n/format.ts';
import { Labelled } from '#src/ui/form/Labelled.tsx';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../../Deciders.tsx';
import styles from './application.module.css';
import type { DecisionProps } from './decision-props.ts';
import { originalsLeft } from './desk-application.ts';
import list from './document-list.module.css';
import { Failed } from './Failed.tsx';
import { OriginalsAgain } from './OriginalsAgain.tsx';

const TONES = { expected: 'info', received: 'ok', missing: 'bad', sent_back: 'bad' } as const satisfies Record<
  OriginalState,
  string
>;

/** The papers of the envelope: what has arrived, and what is to be noted of those that are ticked. */
export function Originals(props: DecisionProps) {
  const { texts: t, one, application, open, onOpen } = props;
  const { originals, can } = application;
  const left = originalsLeft(application);
  const { chosen, tick } = useTicks(application);
  const [day, setDay] = useState('');
  // The key notes all papers as received today: the button shows the key only while it would do the same.
  const isKey = day === '' && isAllOf(left, chosen);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'receive-originals';
  const papers = { originals: [...chosen], ...(day && { on: day }) };
  const isHere = (paper: Original) =>
    originals.some(({ original, state }) => original === paper && state === 'received');
  const isAsking = open === 'miss-originals' || open === 'return-originals';
  return (
    <details className="fold" open={can.includes('miss-originals')}>
      <summary>
        {t.originals.title}{' '}
        {left.length < originals.length &&
          fill(t.originals.here, { count: originals.length - left.length, all: originals.length })}
      </summary>
      <fieldset className={list.papers}>
        <legend className="visually-hidden">{t.originals.which}</legend>
        {originals.map(({ original, state, on }) => (
          <label key={original}>
            <Deciders>
              <input type="checkbox" checked={chosen.includes(original)} onChange={() => tick(original)} />
            </Deciders>
            <span>{t.documentPane.names[original]}</span>
            <span className={`badge ${TONES[state]}`}>
              {fill(t.originals[state], { date: on ? formatDate(on) : '' })}
            </span>
          </label>
        ))}
      </fieldset>
      <Deciders>
        {isAsking ? (
          <OriginalsAgain key={open} {...props} act={open} papers={papers} />
        ) : (
          <div className={styles.form}>
            <Labelled id="originals-day" label={t.originals.day} hint={t.originals.dayHint}>
              {(control) => (
                <input {...control} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
              )}
            </Labelled>
            <div className={styles.acts}>
              <button
                type="button"
                className="btn small"
                disabled={chosen.length === 0}
                aria-busy={isBusy || undefined}
                aria-keyshortcuts={isKey ? 'e' : undefined}
                onClick={() => one.decide({ action: 'receive-originals', ...papers })}
              >
                {isBusy ? t.acts.working : t.originals.receive}
                {isKey && (
                  <span className={styles.key} aria-hidden="true">
                    e
                  </span>
                )}
              </button>
              {can.includes('miss-originals') && (
                <Button
                  look="line small"
                  label={t.originals.miss}
                  disabled={chosen.length === 0}
                  onClick={() => onOpen('miss-originals')}
                />
              )}
              {can.includes('return-originals') && chosen.length > 0 && chosen.every(isHere) && (
                <Button look="line small" label={t.originals.return} onClick={() => onOpen('return-originals')} />
              )}
              {chosen.some(isHere) && (
                <Button
                  look="line small"
                  label={t.originals.expect}
                  onClick={() => one.decide({ action: 'expect-originals', originals: chosen.filter(isHere) })}
                />
              )}
              <Failed one={one} acts={['receive-originals', 'expect-originals']} texts={t} />
            </div>
          </div>
        )}
      </Deciders>
    </details>
  );
}

/** The ticked papers: at first, and after each note, those that are still to come. */
function useTicks(application: DeskApplication) {
  const [ticked, setTicked] = useState<readonly Original[]>();
  const chosen = ticked ?? originalsLeft(application);
  const noted = application.originals.map(({ state, on }) => `${state} ${on}`).join();
  useOnChange(noted, () => setTicked(undefined));
  const tick = (paper: Original) =>
    setTicked(chosen.includes(paper) ? chosen.filter((one) => one !== paper) : [...chosen, paper]);
  return { chosen, tick };
}

function isAllOf(left: readonly Original[], chosen: readonly Original[]): boolean {
  return left.length > 0 && left.length === chosen.length && left.every((paper) => chosen.includes(paper));
}
