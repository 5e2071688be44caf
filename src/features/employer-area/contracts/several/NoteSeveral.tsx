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
import { takesOurNote, takesStart } from './copies.ts';
import { notedTexts } from './noted.text.ts';
import { SeveralCard } from './SeveralCard.tsx';
import styles from './several.module.css';
import type { SeveralProps } from './several.text.ts';

const TAKES = { paper: takesOurNote, began: takesStart } as const;

interface Props extends SeveralProps {
  what: keyof typeof TAKES;
}

/** Notes for several contracts the day of exchanged paper, or of begun work; nothing where only one waits for that. */
export function NoteSeveral({ lang, texts, contracts, onChanged, what }: Props) {
  const t = notedTexts(what, lang);
  const [day, setDay] = useState('');
  const open = contracts.filter(TAKES[what]);
  const selection = useSelection(open.map(({ id }) => id));
  const many = useManyMatches<typeof what>({
    listed: contracts,
    ask: (input) => call('POST /api/employer/contracts/many', { ...input, day }, { lang }),
    fault: (answer) => faultOf(answer, lang, texts),
    onDone: onChanged,
  });
  const ask = () => many.ask(what, selection.ids);
  useFocusBack(many.view.kind, () => document.getElementById('contracts'));
  const said = day && dateInWords(day, lang);
  const { gets, getsOne } = t.act;
  const words = { ...t.act, gets: fill(gets, { day: said }), getsOne: fill(getsOne, { day: said }) };
  return (
    <>
      {open.length > 1 && (
        <SeveralCard id={`several-${what}`} title={t.title}>
          <p>{t.lead}</p>
          <SelectionBar texts={t.bar} rows={open.length} selection={selection}>
            <div className="field">
              <label htmlFor={`${what}-day`}>{t.day}</label>
              <input id={`${what}-day`} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
            </div>
            {day && <Button look="small" label={t.note} aria-haspopup="dialog" onClick={ask} />}
          </SelectionBar>
          <ul className="list">
            {open.map(({ id, number, terms }) => (
              <li key={id}>
                <div className={styles.row}>
                  <SelectBox id={id} label={fill(t.bar.select, { name: number })} selection={selection} />
                  <span className="long">
                    {terms?.candidate.name} <span className="xs muted mono number">{number}</span>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </SeveralCard>
      )}
      <ManyDialog many={many} acts={{ paper: words, began: words }} texts={t.dialog} onAgain={ask} />
    </>
  );
}
