import { useState } from 'react';
import type { FileAddress, InputOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { callFile, saveFile } from '#src/lib/call-file.ts';
import { Note } from '#src/ui/Note.tsx';
import { PlainButton } from '#src/ui/plain/PlainButton.tsx';

interface Props<At extends FileAddress> {
  at: At;
  input: InputOf<At>;
  lang: string;
  /** Of a mailed link. */
  token?: string | undefined;
  texts: Readonly<Record<'save' | 'saving' | 'saved' | 'failedTitle' | 'failed' | 'offline', string>>;
}

type State = { kind: 'idle' | 'busy' } | { kind: 'saved'; name: string } | { kind: 'failed'; message: string };

// On a slow line, all documents of a person take so long.
const TIMEOUT_MILLISECONDS = 20 * 60 * 1000;

/** The button that saves all of a person's data as a file. */
export function DataExport<At extends FileAddress>({ at, input, lang, token, texts: t }: Props<At>) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isBusy = state.kind === 'busy';
  const save = async () => {
    if (isBusy) return;
    setState({ kind: 'busy' });
    const answer = await callFile(at, input, { lang, token, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
    if (answer.kind !== 'ok')
      return setState({
        kind: 'failed',
        message: answer.kind === 'refused' ? (answer.message ?? t.failed) : t.offline,
      });
    saveFile(answer.data);
    setState({ kind: 'saved', name: answer.data.name });
  };
  return (
    <div className="row">
      <PlainButton plain={{ id: 'export', to: at }} className="btn line" isBusy={isBusy} onPress={save} data-export="">
        {isBusy ? t.saving : t.save}
      </PlainButton>
      <div className="sm" role="status">
        {state.kind === 'saved' && fill(t.saved, { name: state.name })}
      </div>
      {state.kind === 'failed' && <Note tone="warn" title={t.failedTitle} role="alert" text={state.message} />}
    </div>
  );
}
