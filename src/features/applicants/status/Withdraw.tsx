import { useState } from 'react';
import * as at from '#contract/addresses/application.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ActionForm } from '../forms/ActionForm.tsx';
import layout from '../shell/layout.module.css';
import type { StatusTexts } from './status.text.ts';

interface Props {
  token: string;
  texts: StatusTexts['details'];
}

/** Withdraws the application, after a dialog that says what this means. */
export function Withdraw({ token, texts: t }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <section className="card" data-withdraw="">
      <h3 className={layout.heading}>{t.withdrawTitle}</h3>
      <p>{t.withdrawText}</p>
      <p className={layout.after}>
        <button type="button" className="btn bad small" onClick={() => setAsking(true)}>
          {t.withdraw}
        </button>
      </p>
      <Dialog open={asking} title={t.dialogTitle} onClose={() => setAsking(false)}>
        <p>{t.dialogText}</p>
        <div className={layout.acts}>
          <button type="button" className="btn line" onClick={() => setAsking(false)}>
            {t.keep}
          </button>
          <ActionForm id="withdraw" call={at.withdrawApplication} token={token} label={t.confirm} look="bad" />
        </div>
      </Dialog>
    </section>
  );
}
