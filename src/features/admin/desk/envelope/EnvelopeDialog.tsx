import { useEffect, useRef, useState } from 'react';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { ApplicationTexts } from '../application/application.text.ts';
import { readApplication } from '../application/desk-application.ts';
import { applicationNamed, isName } from './application-named.ts';
import styles from './envelope.module.css';
import { useCodeReader } from './useCodeReader.ts';

interface Props extends TextProps<ApplicationTexts> {
  open: boolean;
  onClose: () => void;
  /** With the id of the application. */
  onFound: (id: string) => void;
  /** Looks for a name, as an envelope may have no cover sheet. */
  onSearch: (name: string) => void;
}

/** Opens the application of an envelope: by the number on its cover sheet, typed or read by the camera. */
export function EnvelopeDialog({ open, onClose, ...props }: Props) {
  return (
    <Dialog open={open} title={props.texts.envelope.open} onClose={onClose}>
      <Find {...props} onClose={onClose} />
    </Dialog>
  );
}

function Find({ lang, texts, onClose, onFound, onSearch }: Omit<Props, 'open'>) {
  const t = texts.envelope;
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  const find = async (named: string) => {
    setBusy(true);
    setProblem(undefined);
    const answer = await call('GET /api/admin/applications/:applicant_id', { applicant_id: named }, { lang });
    setBusy(false);
    const application = answer.kind === 'ok' ? readApplication(answer.data) : undefined;
    // The desk says that this page is too old for it, and takes a number for an id.
    if (application === 'status-unknown') return onFound(named);
    if (application) return onFound(application.id);
    const isUnknown = answer.kind === 'refused' && answer.status === 404;
    setProblem(isUnknown ? t.notFound : faultOf(answer, lang, texts));
    field.current?.focus();
  };
  const camera = useCodeReader((text) => {
    const named = applicationNamed(text);
    if (named === undefined) return false;
    setTyped(named);
    find(named);
    return true;
  });
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isName(typed)) return onSearch(typed.trim());
    const named = applicationNamed(typed);
    if (named !== undefined) find(named);
    else {
      setProblem(t.noNumber);
      field.current?.focus();
    }
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <div className="field">
        <label htmlFor="envelope-number">{t.number}</label>
        <span className="hint" id="envelope-number-hint">
          {t.hint}
        </span>
        <input
          id="envelope-number"
          ref={field}
          className="mono"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          value={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'envelope-number-hint envelope-number-error' : 'envelope-number-hint'}
          onChange={(event) => setTyped(event.target.value)}
        />
        {problem && (
          <p className="err" id="envelope-number-error" role="alert">
            <span>{problem}</span>
          </p>
        )}
      </div>
      {camera.isOffered && (
        <div className={styles.camera}>
          <Button
            look="line small"
            label={camera.state === 'on' ? t.cameraOff : t.camera}
            onClick={camera.state === 'on' ? camera.stop : camera.start}
          />
          {camera.state === 'on' && (
            <>
              <p className="sm" role="status">
                {t.cameraOn}
              </p>
              <video ref={camera.video} className={styles.picture} muted playsInline />
            </>
          )}
          {camera.state === 'failed' && (
            <p className="sm" role="alert">
              {t.cameraFailed}
            </p>
          )}
        </div>
      )}
      <DialogChoice cancel={texts.acts.cancel} onCancel={onClose}>
        <button type="submit" className="btn small" aria-busy={isBusy || undefined}>
          {isBusy ? texts.acts.working : t.find}
        </button>
      </DialogChoice>
    </form>
  );
}
