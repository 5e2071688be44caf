import { useState } from 'react';
import { ARRIVALS, type ContractNote, takesNote } from '#contract/employment-contracts/contract-life.ts';
import { fill } from '#contract/fill.ts';
import { readDay } from '#contract/read-day.ts';
import { formatDate } from '#src/i18n/format.ts';
import { endInWords, lifeInWords } from '#src/nouns/employment-contract/life-in-words.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../Deciders.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { reasonTexts } from './contract-reason.ts';
import styles from './contracts.module.css';
import { EndForm } from './EndForm.tsx';
import type { ReviewProps } from './ReviewedCopy.tsx';

/** What happened on paper, what the sides ask for, and the end that they have put on paper. */
export function LifeCard(props: ReviewProps) {
  const { texts, found } = props;
  const { contract, can } = found;
  const t = texts.contracts.life;
  const [isEnding, setEnding] = useState(false);
  const end = endInWords(contract, undefined, t);
  const mayEnd = can.indexOf('end') >= 0;
  if (can.indexOf('mark') < 0 && !mayEnd && !end && contract.requests.length === 0) return null;
  return (
    <section className="card stack" data-life-card="">
      <h2>{texts.detail.lifeTitle}</h2>
      {end && (
        <Note tone="warn" title={end.title}>
          {end.lines.map((line) => (
            <p key={line} className="long">
              {line}
            </p>
          ))}
        </Note>
      )}
      <Requests {...props} />
      <Marks {...props} />
      <Deciders>
        {mayEnd && (
          <p className="after">
            <Button
              look="line"
              label={texts.detail.end}
              aria-expanded={isEnding}
              onClick={() => setEnding(!isEnding)}
            />
          </p>
        )}
      </Deciders>
      {mayEnd && isEnding && <EndForm key={contract.version} {...props} onClose={() => setEnding(false)} />}
    </section>
  );
}

function Marks({ texts, found, one }: ReviewProps) {
  const { contract, can } = found;
  const { detail: t } = texts;
  const { lines, arrival, sentence, isLate } = lifeInWords(contract, texts.contracts.life);
  const [days, setDays] = useState<Partial<Record<string, string>>>({});
  if (can.indexOf('mark') < 0) return null;
  const isBusy = one.doing.kind === 'busy';
  const arrivals = !arrival && can.indexOf('arrival') >= 0 ? ARRIVALS : [];
  const shown: readonly ContractNote[] = [...lines.map(({ what }) => what), ...arrivals];
  return (
    <>
      <p>{sentence}</p>
      {isLate && <Note tone="warn" title={texts.contracts.life.late} />}
      <ul className="list">
        {shown.map((what) => {
          const line = lines.find((shown) => shown.what === what);
          const day = readDay(days[what] ?? '');
          const mayMark = takesNote(contract.state, what);
          return (
            <li key={what} className={styles.marked} data-mark={line?.isDone ? 'done' : 'open'}>
              <span className={styles.said}>{line?.said ?? texts.contracts.life.marks[what]}</span>
              <Deciders>
                {mayMark && line?.isDone && (
                  <Button
                    look="small line"
                    label={t.unmark}
                    isBusy={isBusy}
                    working={texts.working}
                    onClick={() => one.mark(contract.version, what, '')}
                  />
                )}
                {mayMark && !line?.isDone && (
                  <span className={styles.mark}>
                    <input
                      type="date"
                      aria-label={fill(t.markDay, { what: texts.contracts.life.marks[what] })}
                      value={days[what] ?? ''}
                      onChange={(event) => setDays({ ...days, [what]: event.target.value })}
                    />
                    <Button
                      look="small line"
                      label={t.mark}
                      disabled={day === ''}
                      isBusy={isBusy}
                      working={texts.working}
                      onClick={() => one.mark(contract.version, what, day)}
                    />
                  </span>
                )}
              </Deciders>
            </li>
          );
        })}
      </ul>
      <NotSaved doing={one.doing} title={texts.notSaved} />
    </>
  );
}

function Requests({ texts, found, one }: ReviewProps) {
  const { detail: t } = texts;
  const { contract } = found;
  const [asked, setAsked] = useState<string>();
  const isOpen = contract.requests.some(({ id, answer }) => id === asked && answer === null);
  return (
    <>
      <ul className={`list ${styles.requests}`}>
        {contract.requests.map(({ id, side, kind, words, lang, asked_at, answer, answer_lang }) => (
          <li key={id} data-request={answer === null ? 'open' : 'answered'}>
            <div className="long">
              <b>{fill(t[`asked_${kind}`], { who: texts.contracts.life[`by_${side}`], date: formatDate(asked_at) })}</b>
              <p lang={lang ?? undefined}>{words}</p>
              {answer !== null && (
                <p className="muted" lang={answer_lang ?? undefined}>
                  {answer}
                </p>
              )}
            </div>
            {answer === null && (
              <Deciders>
                <Button
                  look="small"
                  label={t.answer}
                  onClick={() => {
                    one.forget();
                    setAsked(id);
                  }}
                />
              </Deciders>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={isOpen}
        id="answer"
        title={t.answerTitle}
        texts={{
          ...reasonTexts(texts),
          label: t.answerLabel,
          hint: t.answerHint,
          act: t.answer,
          missing: t.answerMissing,
        }}
        isBusy={one.doing.kind === 'busy'}
        isHarmless
        onClose={() => setAsked(undefined)}
        onGo={(answer) => one.answer(asked ?? '', answer)}
        fault={<NotSaved doing={one.doing} title={texts.notSaved} />}
      >
        <p>{t.answerText}</p>
      </ReasonDialog>
    </>
  );
}
