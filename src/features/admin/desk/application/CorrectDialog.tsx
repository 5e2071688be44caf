import { useState } from 'react';
import { typedName } from '#contract/person-name.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Changed } from './Changed.tsx';
import type { DecisionProps } from './decision-props.ts';
import { Failed } from './Failed.tsx';

const FIELDS = ['first_name', 'middle_name', 'last_name', 'email'] as const;
type FieldName = (typeof FIELDS)[number];

/** Corrects name or e-mail; only what was changed is sent. */
export function CorrectDialog(props: DecisionProps) {
  const { open, texts: t, onOpen } = props;
  return (
    <Dialog open={open === 'correct'} title={t.acts.correctTitle} onClose={() => onOpen(undefined)}>
      <Fields {...props} />
    </Dialog>
  );
}

function Fields({ texts: t, one, application, onOpen }: DecisionProps) {
  const { first_name: first, last_name: last } = application;
  const before: Record<FieldName, string> = {
    first_name: typedName(first, last),
    middle_name: application.middle_name,
    last_name: typedName(last, first),
    email: application.email,
  };
  const [typed, setTyped] = useState(before);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'correct';
  const wrong = one.doing.kind === 'failed' && one.doing.act === 'correct' ? one.doing.field : undefined;
  const labels: Record<FieldName, string> = {
    first_name: t.acts.firstName,
    middle_name: t.acts.middleName,
    last_name: t.acts.lastName,
    email: t.acts.email,
  };
  const save = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const changed = FIELDS.filter((name) => typed[name].trim() !== before[name]);
    if (changed.length === 0) onOpen(undefined);
    else one.correct(Object.fromEntries(changed.map((name) => [name, typed[name]])));
  };
  return (
    <form className="stack" onSubmit={save} noValidate>
      <p>{t.acts.correctText}</p>
      {FIELDS.map((name) => (
        <div className="field" key={name}>
          <label htmlFor={`correct-${name}`}>{labels[name]}</label>
          <input
            id={`correct-${name}`}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            value={typed[name]}
            aria-invalid={wrong === name || undefined}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        </div>
      ))}
      <Changed texts={t} one={one} />
      <Failed one={one} acts={['correct']} texts={t} />
      <DialogChoice cancel={t.acts.cancel} onCancel={() => onOpen(undefined)}>
        <button type="submit" className="btn small" aria-busy={isBusy || undefined}>
          {isBusy ? t.acts.working : t.acts.saveCorrection}
        </button>
      </DialogChoice>
    </form>
  );
}
