import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useManyMatches } from '#src/nouns/match/useManyMatches.ts';
import { ManyDialog } from '#src/ui/many/ManyDialog.tsx';
import { SelectBox } from '#src/ui/many/SelectBox.tsx';
import { SelectionBar } from '#src/ui/many/SelectionBar.tsx';
import { useSelection } from '#src/ui/many/useSelection.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import parts from '../../page-parts.module.css';
import { takesOurNote } from './copies.ts';
import { exchangeTexts } from './exchange.text.ts';
import type { SeveralProps } from './several.text.ts';

/** Notes for several contracts the day on which their paper was exchanged; nothing where only one waits for that. */
export function NotePapers({ lang, texts, contracts, onChanged }: SeveralProps) {
  const t = exchangeTexts(lang);
  const [day, setDay] = useState('');
  const open = contracts.filter(takesOurNote);
  const selection = useSelection(open.map(({ id }) => id));
  const many = useManyMatches<'paper'>({
    ask: (input) => call('POST /api/employer/contracts/many', { ...input, day }, { lang }),
    fault: (answer) => faultOf(answer, lang, texts),
    onDone: onChanged,
  });
  const ask = () => many.ask('paper', selection.ids);
  useFocusBack(many.view.kind, () => document.getElementById('contracts'));
  const said = day && dateInWords(day, lang);
  const { gets, getsOne } = t.paper;
  const words = { ...t.paper, gets: fill(gets, { day: said }), getsOne: fill(getsOne, { day: said }) };
  return (
    <>
      {open.length > 1 && (
        <section className={`card raised ${parts.section}`} aria-labelledby="papers">
          <h2 id="papers">{t.title}</h2>
          <p>{t.lead}</p>
          <SelectionBar texts={t.bar} rows={open.length} selection={selection}>
            <div className="field">
              <label htmlFor="papers-day">{t.day}</label>
              <input id="papers-day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
            </div>
            {day && <Button look="small" label={t.note} aria-haspopup="dialog" onClick={ask} />}
          </SelectionBar>
          <ul className="list">
            {open.map(({ id, number, terms }) => (
              <li key={id}>
                <div className="row">
                  <SelectBox id={id} label={fill(t.bar.select, { name: number })} selection={selection} />
                  <span className="long">
                    {terms?.candidate.name} <span className="xs muted mono">{number}</span>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ManyDialog many={many} acts={{ paper: words }} texts={t.dialog} onAgain={ask} />
    </>
  );
}
