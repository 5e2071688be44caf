import { useEffect, useRef } from 'react';
import type { DeskDocument } from '#contract/desk-document.ts';
import { fill } from '#contract/fill.ts';
import styles from './application.module.css';
import type { DecisionProps } from './Decision.tsx';
import { Failed } from './Failed.tsx';
import { MailPreview } from './MailPreview.tsx';
import { ReasonFields, useReason } from './ReasonFields.tsx';

const LETTER = /^[a-z]$/i;

/** Sends the shown document back, with a reason that the applicant reads. */
export function SendBack(props: DecisionProps & { document: DeskDocument }) {
  const { texts: t, one, application, document, onOpen } = props;
  const reason = useReason(application.id, `send-back ${document.id}`);
  const form = useRef<HTMLFormElement>(null);
  // Opened by a key or a click; the reasons are picked by keys from here.
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const choice = { action: 'send-back', document_id: document.id, ...reason.given } as const;
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'send-back';
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (reason.check()) one.decide(choice);
  };
  const offered = t.sendBackReasons.filter(
    ({ documents }) => documents.length === 0 || documents.includes(document.type),
  );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={fill(t.acts.sendBackTitle, { document: t.documentPane.names[document.type] })}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onOpen(undefined);
        // Whoever begins to write while a reason has the focus must not decide, or leave what is written already.
        if (LETTER.test(event.key)) event.stopPropagation();
      }}
    >
      <ReasonFields texts={t} application={application} ready={offered} reason={reason} id="send-back" />
      <MailPreview {...props} choice={reason.isGiven ? choice : undefined} isOpen />
      <Failed one={one} acts={['send-back']} texts={t} />
      <p className={styles.acts}>
        <button type="submit" className="btn sml" aria-busy={isBusy || undefined}>
          {isBusy ? t.acts.working : t.acts.sendBack}
        </button>
        <button type="button" className="btn line sml" onClick={() => onOpen(undefined)}>
          {t.acts.cancel}
        </button>
      </p>
    </form>
  );
}
