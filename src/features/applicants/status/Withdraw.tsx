import { useId, useState } from 'react';
import type { Stake } from '#contract/model/stakes.ts';
import { call } from '#src/lib/call/call.ts';
import { Stakes } from '#src/nouns/personal-data/Stakes.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { useHydrated, usePlainForm } from '#src/ui/form/plain-form.ts';
import { PlainConfirm } from '#src/ui/plain/PlainConfirm.tsx';
import { brought } from '../application/load-applicant-page.ts';
import { ActionForm } from '../forms/ActionForm.tsx';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import type { StatusTexts } from './status.text.ts';

type View = { kind: 'closed' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; stakes: Stake[] };

const CALL = 'POST /api/functions/withdraw-application';

/** Withdraws the application, after a dialog that says what this means: of offers and contracts as they are now. */
export function Withdraw({ token, texts: t }: { token: string; texts: StatusTexts['details'] }) {
  const { lang, texts, finished } = useShell();
  const id = useId();
  const hydrated = useHydrated();
  const plain = usePlainForm('withdraw', CALL, undefined);
  const offers = brought(finished, 'POST /api/placement/offers');
  const [view, setView] = useState<View>({ kind: 'closed' });
  const close = () => setView({ kind: 'closed' });
  const ask = async () => {
    setView({ kind: 'loading' });
    const answer = await call('POST /api/placement/offers', {}, { lang, token });
    const stakes = answer.kind === 'ok' && Array.isArray(answer.data.stakes) ? answer.data.stakes : undefined;
    // Closed meanwhile, it stays closed.
    setView((now) => {
      if (now.kind !== 'loading') return now;
      return stakes ? { kind: 'ready', stakes: stakes as Stake[] } : { kind: 'failed' };
    });
  };
  return (
    <section className="card" data-withdraw="">
      <h3 className={layout.heading}>{t.withdrawTitle}</h3>
      <p>{t.withdrawText}</p>
      <div className={layout.after}>
        {plain && !hydrated ? (
          <PlainConfirm
            {...{ plain, id }}
            label={t.withdraw}
            className="btn bad small"
            confirm={t.confirm}
            text={t.dialogText}
          >
            <Stakes
              stakes={offers?.kind === 'ok' ? offers.data.stakes : []}
              leaving="end"
              lang={lang}
              texts={t.stakes}
            />
          </PlainConfirm>
        ) : (
          <button type="button" id={id} className="btn bad small" onClick={ask}>
            {t.withdraw}
          </button>
        )}
      </div>
      <Dialog open={view.kind !== 'closed'} title={t.dialogTitle} onClose={close}>
        <p>{t.dialogText}</p>
        <div role="status">
          {view.kind === 'loading' && <p className="muted">{t.looking}</p>}
          {view.kind === 'failed' && <p>{texts.form.offlineText}</p>}
          {view.kind === 'ready' && <Stakes stakes={view.stakes} leaving="end" lang={lang} texts={t.stakes} />}
        </div>
        <DialogChoice cancel={t.keep} onCancel={close}>
          {view.kind === 'ready' && (
            <ActionForm id="withdraw" call={CALL} token={token} label={t.confirm} look="bad small" />
          )}
          {view.kind === 'failed' && (
            <button type="button" className="btn small" onClick={ask}>
              {texts.load.retry}
            </button>
          )}
        </DialogChoice>
      </Dialog>
    </section>
  );
}
