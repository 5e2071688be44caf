import { useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { Retry } from '../Retry.tsx';
import type { RoomProps } from '../room-props.ts';
import { seasonsToMoveTo } from '../seasons-to-move-to.ts';
import own from './seasons.module.css';
import type { AdminSeasonsTexts } from './seasons.text.ts';
import { previewOf } from './seasons.ts';
import type { Closing, ClosingChoice } from './useClosing.ts';

interface Props extends RoomProps<AdminSeasonsTexts> {
  closing: Closing;
  seasons: readonly SeasonOnDesk[];
}

/** What becomes of the applications of a season that is closed; then what has become of them. */
export function CloseDialog({ lang, texts, closing, seasons }: Props) {
  const { view, close } = closing;
  const t = texts.closing;
  // What was pressed goes with each step, and the button that opened the dialog with the closing.
  useFocusBack(
    view.kind,
    () => document.querySelector<HTMLElement>('dialog[open] .btn') ?? document.getElementById('seasons'),
  );
  const name = view.kind === 'none' ? '' : seasonName(view.season, lang);
  return (
    <Dialog
      open={view.kind !== 'none'}
      title={fill(view.kind === 'asking' ? t.title : t.about, { name })}
      onClose={close}
    >
      {view.kind === 'asking' && <Ask {...{ lang, texts, closing, seasons }} season={view.season} />}
      {view.kind === 'working' && <p role="status">{fill(t.progress, { count: view.done + view.left })}</p>}
      {view.kind === 'stopped' && <Stopped texts={texts} view={view} />}
      {view.kind === 'done' && (
        <Note tone="ok" title={fill(t.done, { name })} text={fill(t.doneText, countsOf(view))} role="status" />
      )}
      {view.kind === 'undone' && (
        <Note
          tone={view.left > 0 ? 'warn' : 'ok'}
          title={fill(t.undone, { name, ...countsOf(view) })}
          text={view.left > 0 && fill(t.undoneText, countsOf(view))}
          role="status"
        />
      )}
      {view.kind !== 'asking' && view.kind !== 'working' && (
        <DialogChoice cancel={texts.close} onCancel={close}>
          {view.kind === 'stopped' && view.again && <Button look="small" label={texts.retry} onClick={view.again} />}
          {(view.kind === 'done' || view.kind === 'stopped') && view.decision && (
            <Button
              look="line small"
              label={t.undo}
              onClick={() => view.decision && closing.undo({ season: view.season, decision: view.decision })}
            />
          )}
        </DialogChoice>
      )}
    </Dialog>
  );
}

interface StoppedProps {
  texts: AdminSeasonsTexts;
  view: Extract<Closing['view'], { kind: 'stopped' }>;
}

function Stopped({ texts, view: { message, again, decision } }: StoppedProps) {
  const t = texts.closing;
  const title = again ? t.stopped : decision ? t.halfWayTitle : texts.notDone;
  return <Note tone="bad" title={title} text={again ? `${message} ${t.stoppedText}` : message} role="alert" />;
}

const countsOf = ({ done, left }: { done: number; left: number }) => ({ done, left });

interface AskProps extends Pick<Props, 'lang' | 'texts' | 'closing' | 'seasons'> {
  season: SeasonOnDesk;
}

type People = ReplyOf<'GET /api/admin/seasons/:season_id/closing'>;

/** Counts first whom it would be about. */
function Ask(props: AskProps) {
  const { lang, texts, season } = props;
  const { data, fault, load } = useLoaded({
    ask: (signal) => call('GET /api/admin/seasons/:season_id/closing', { season_id: season.id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, texts),
  });
  // The button that had the focus goes with the waiting.
  useFocusBack(String(data !== undefined), () => document.querySelector<HTMLElement>('[name=close-open]:checked'));
  if (data) return <Choose {...props} people={data} />;
  return (
    <>
      {fault === undefined ? (
        <p role="status">{texts.working}</p>
      ) : (
        <Retry message={fault} label={texts.retry} onRetry={load} />
      )}
      <DialogChoice cancel={texts.cancel} onCancel={props.closing.close} />
    </>
  );
}

function Choose({ lang, texts, closing, seasons, season, people }: AskProps & { people: People }) {
  const t = texts.closing;
  const goals = seasonsToMoveTo(seasons)
    .filter(({ id }) => id !== season.id)
    .map((one) => ({ id: one.id, name: seasonName(one, lang) }));
  const [choice, setChoice] = useState<ClosingChoice>({ open: 'leave', complete: 'leave', to: goals[0]?.id ?? '' });
  const { open, complete } = people;
  const ways = goals.length > 0 ? (['end', 'move', 'leave'] as const) : (['end', 'leave'] as const);
  const moves = choice.open === 'move' || choice.complete === 'move';
  return (
    <>
      {season.state !== 'over' && (
        <Note tone="warn" title={fill(t.early, { date: dateInWords(season.ends_on, lang) })} text={t.earlyText} />
      )}
      <p>{t.lead}</p>
      <Ways
        name="open"
        legend={fill(t.open, { count: open })}
        texts={t}
        ways={ways}
        chosen={choice.open}
        onChoose={(way) => setChoice({ ...choice, open: way })}
      />
      <Ways
        name="complete"
        legend={fill(t.complete, { count: complete })}
        texts={t}
        ways={goals.length > 0 ? (['move', 'leave'] as const) : (['leave'] as const)}
        chosen={choice.complete}
        onChoose={(way) => setChoice({ ...choice, complete: way })}
      />
      {goals.length === 0 && <p className="sm muted">{t.noGoal}</p>}
      {moves && (
        <ChoiceSelect
          id="close-to"
          label={t.to}
          value={choice.to}
          options={goals}
          onChoose={(to) => setChoice({ ...choice, to })}
        />
      )}
      <div role="status">
        <p className="label">{t.preview}</p>
        <ul>
          {previewOf(choice, people).map(({ way, count, to }) => (
            <li key={`${way} ${to}`}>
              {fill(t.will[way], { count, to: goals.find(({ id }) => id === to)?.name ?? '' })}
            </li>
          ))}
        </ul>
      </div>
      <DialogChoice cancel={texts.cancel} onCancel={closing.close}>
        <Button look="small" label={t.confirm} onClick={() => closing.run(choice)} />
      </DialogChoice>
    </>
  );
}

interface WaysProps<Way extends ClosingChoice['open']> {
  name: string;
  legend: string;
  texts: Readonly<Record<Way, string>>;
  ways: readonly Way[];
  chosen: Way;
  onChoose: (way: Way) => void;
}

function Ways<Way extends ClosingChoice['open']>({ name, legend, texts, ways, chosen, onChoose }: WaysProps<Way>) {
  return (
    <fieldset className="group">
      <legend className="label">{legend}</legend>
      <div className={`choices ${own.ways}`}>
        {ways.map((way) => (
          <label key={way}>
            <input type="radio" name={`close-${name}`} checked={way === chosen} onChange={() => onChoose(way)} />
            {texts[way]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
