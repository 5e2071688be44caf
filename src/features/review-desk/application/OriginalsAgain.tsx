import { useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import type { Original } from '#contract/original.ts';
import styles from './application.module.css';
import type { DecisionProps } from './Decision.tsx';
import { originalsNeedReason, shortName } from './desk-application.ts';
import { Failed } from './Failed.tsx';
import { MailPreview } from './MailPreview.tsx';
import { ReasonFields, useReason } from './ReasonFields.tsx';

const LETTER = /^[a-z]$/i;

interface Props extends DecisionProps {
  act: 'miss-originals' | 'return-originals';
  /** The ticked papers, and the day. */
  papers: { originals: Original[]; on?: string };
}

/** Asks before papers are missed or go back: the applicant has to post them again, and gets a mail that says so. */
export function OriginalsAgain({ act, papers, ...props }: Props) {
  const { texts: t, one, application, onOpen } = props;
  const reason = useReason(application.id, act);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  const needsReason = act === 'return-originals' && originalsNeedReason(application);
  const choice = { action: act, ...papers, ...(needsReason && reason.given) } as const;
  const isBusy = one.doing.kind === 'busy' && one.doing.act === act;
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!needsReason || reason.check()) one.decide(choice);
  };
  const ready = t.sendBackReasons.filter(
    ({ documents }) => documents.length === 0 || papers.originals.some((paper) => documents.includes(paper)),
  );
  const label = act === 'miss-originals' ? t.originals.miss : t.originals.return;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onOpen(undefined);
        // Whoever begins to write while a reason has the focus must not decide.
        if (LETTER.test(event.key)) event.stopPropagation();
      }}
    >
      <p className="sm">
        {fill(t.originals[needsReason ? 'returnText' : act === 'miss-originals' ? 'missText' : 'homeText'], {
          name: shortName(application),
          originals: papers.originals.map((paper) => t.documentPane.names[paper]).join(', '),
        })}
      </p>
      {needsReason && (
        <ReasonFields texts={t} application={application} ready={ready} reason={reason} id="return-originals" />
      )}
      <MailPreview {...props} choice={needsReason && !reason.isGiven ? undefined : choice} isOpen />
      <Failed one={one} acts={[act]} texts={t} />
      <p className={styles.acts}>
        <button type="submit" className="btn sml" aria-busy={isBusy || undefined}>
          {isBusy ? t.acts.working : label}
        </button>
        <button type="button" className="btn line sml" onClick={() => onOpen(undefined)}>
          {t.acts.cancel}
        </button>
      </p>
    </form>
  );
}
