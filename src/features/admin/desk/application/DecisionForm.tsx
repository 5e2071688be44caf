import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './application.module.css';
import type { DecisionProps } from './decision-props.ts';
import type { Choice } from './desk-application.ts';
import { Failed } from './Failed.tsx';
import { MailPreview } from './MailPreview.tsx';
import type { Reason } from './ReasonFields.tsx';

const LETTER = /^[a-z]$/i;

interface Props {
  decision: DecisionProps;
  choice: Choice;
  /** Without one, the decision needs none. */
  reason: Reason | undefined;
  label: string;
  submit: string;
  /** What the focus begins on: the form was opened by a key or a click. */
  focusOn: string;
  children: ReactNode;
}

/** A decision that is written before it is made, with its mail as it will go out. */
export function DecisionForm({ decision, choice, reason, label, submit, focusOn, children }: Props) {
  const { texts: t, one, onOpen } = decision;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(focusOn)?.focus();
  }, [focusOn]);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === choice.action;
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!reason || reason.check()) one.decide(choice);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onOpen(undefined);
        // Whoever begins to write while a reason has the focus must not decide, or leave what is written already.
        if (LETTER.test(event.key)) event.stopPropagation();
      }}
    >
      {children}
      <MailPreview {...decision} choice={reason && !reason.isGiven ? undefined : choice} isOpen />
      <Failed one={one} acts={[choice.action]} texts={t} />
      <p className={styles.acts}>
        <button type="submit" className="btn small" aria-busy={isBusy || undefined}>
          {isBusy ? t.acts.working : submit}
        </button>
        <Button look="line small" label={t.acts.cancel} onClick={() => onOpen(undefined)} />
      </p>
    </form>
  );
}
