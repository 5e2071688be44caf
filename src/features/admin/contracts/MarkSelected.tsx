import { useState } from 'react';
import { CONTRACT_MARKS, type ContractNote } from '#contract/employment-contracts/contract-life.ts';
import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useManyMatches } from '#src/nouns/match/useManyMatches.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { ManyDialog } from '#src/ui/many/ManyDialog.tsx';
import { SelectionBar } from '#src/ui/many/SelectionBar.tsx';
import type { Selection } from '#src/ui/many/useSelection.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { Deciders } from '../Deciders.tsx';
import type { AdminContractsProps } from './contracts-props.ts';

interface Props extends Pick<AdminContractsProps, 'lang' | 'texts'> {
  /** How many rows can be selected. */
  rows: number;
  contracts: readonly { id: string; version: number }[];
  selection: Selection;
  onDone: () => void;
}

/** Notes for the selected contracts on which day the same happened on paper; nothing where there is but one. */
export function MarkSelected({ lang, texts, rows, contracts, selection, onDone }: Props) {
  const { many: t } = texts;
  const { marks } = texts.contracts.life;
  const [what, setWhat] = useState<ContractNote>('paper');
  const [day, setDay] = useState('');
  const many = useManyMatches<'mark'>({
    listed: contracts,
    ask: (input) => call('POST /api/admin/mark-contracts', { ...input, what, day }, { lang }),
    fault: (answer) => faultOf(answer, lang, texts),
    onDone,
  });
  const ask = () => many.ask('mark', selection.ids);
  useFocusBack(many.view.kind, () => document.getElementById('contracts'));
  const said = { what: marks[what], day: day && dateInWords(day, lang) };
  const { gets, getsOne } = t.mark;
  const words = { ...t.mark, gets: fill(gets, said), getsOne: fill(getsOne, said) };
  return (
    <>
      {rows > 1 && (
        <Deciders>
          <SelectionBar texts={t.bar} rows={rows} selection={selection}>
            <ChoiceSelect
              id="mark-what"
              label={t.what}
              value={what}
              options={([...CONTRACT_MARKS, 'began'] as const).map((id) => ({ id, name: marks[id] }))}
              onChoose={setWhat}
            />
            <div className="field">
              <label htmlFor="mark-day">{t.day}</label>
              <input id="mark-day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
            </div>
            {day && <Button look="small" label={t.note} aria-haspopup="dialog" onClick={ask} />}
          </SelectionBar>
        </Deciders>
      )}
      <ManyDialog many={many} acts={{ mark: words }} texts={t.dialog} onAgain={ask} />
    </>
  );
}
