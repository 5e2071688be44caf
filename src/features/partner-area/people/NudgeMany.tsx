import { NUDGE_MANY_PEOPLE, NUDGE_PAUSE_DAYS } from '#contract/limits.ts';
import { counted } from '#src/i18n/counted.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import { isEverybody } from '../registration-query.ts';
import { type NudgeManyHandle, useNudgeMany } from '../useNudgeMany.ts';
import type { RegistrationsHandle } from '../useRegistrations.ts';
import styles from './people.module.css';

/** Nudges all students who match. The dialog first says how many get the mail and who is left out. */
export function NudgeMany({ handle, isOff }: { handle: RegistrationsHandle; isOff: boolean }) {
  const t = usePartnerArea().texts.registrations;
  const many = useNudgeMany(handle);
  return (
    <>
      <Button
        look="line small"
        label={isEverybody(handle.query) ? t.manyAll : t.manyChosen}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && many.open()}
      />
      <Dialog open={many.state.kind !== 'closed'} title={t.manyTitle} onClose={many.close}>
        <Preview many={many} />
      </Dialog>
    </>
  );
}

function Preview({ many: { state, close, open, send } }: { many: NudgeManyHandle }) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
  if (state.kind === 'closed') return null;
  const counts = 'counts' in state ? state.counts : undefined;
  const leftOut = counts
    ? ([
        [counts.recent, t.manyRecentOne, t.manyRecent],
        [counts.nothing, t.manyNothingOne, t.manyNothing],
        [counts.stopped, t.manyStoppedOne, t.manyStopped],
        [counts.left, t.manyLeftOne, t.manyLeft],
      ] as const)
    : [];
  const named = leftOut.filter(([count]) => count > 0);
  const isBusy = state.kind === 'sending';
  return (
    <>
      <div role="status" className={styles.preview}>
        {state.kind === 'counting' && <p>{t.manyCounting}</p>}
        {counts && <p>{counts.nudged === 0 ? t.manyNobody : counted(counts.nudged, t.manyGetOne, t.manyGet)}</p>}
        {named.length > 0 && (
          <>
            <p className="sm">{t.manyLeftOut}</p>
            <ul className="sm muted">
              {named.map(([count, one, more]) => (
                <li key={more}>{counted(count, one, more, { days: NUDGE_PAUSE_DAYS, most: NUDGE_MANY_PEOPLE })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {state.kind === 'failed' && <Note tone="bad" title={state.title} role="alert" text={state.message} />}
      <DialogChoice cancel={counts?.nudged === 0 ? texts.state.close : t.manyCancel} onCancel={close}>
        {state.kind === 'failed' && !counts && <Button look="small" label={texts.state.retry} onClick={open} />}
        {counts && counts.nudged > 0 && (
          <Button
            look="small"
            isBusy={isBusy}
            working={t.nudging}
            label={counted(counts.nudged, t.manySendOne, t.manySend)}
            onClick={send}
          />
        )}
      </DialogChoice>
    </>
  );
}
