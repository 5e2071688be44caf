import { ArrowRight, Download } from 'lucide-react';
import { isOpen, STATUS } from '#contract/status.ts';
import { Note } from '#src/ui/Note.tsx';
import type { Applicant } from '../application/applicant.ts';
import { pageWith } from '../application/links.ts';
import { personalDeclaration } from '../application/paper-links.ts';
import layout from '../shell/layout.module.css';
import { forgetApplication } from '../shell/session.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

interface Props {
  applicant: Applicant;
  token: string;
  texts: StatusTexts;
}

/** Tint, sign, title, next act: and under it the button that does it. */
export function StatusCard({ applicant, token, texts }: Props) {
  const { lang, links } = useShell();
  const { status } = applicant;
  const { stage, tone, page: next } = STATUS[status];
  const t = texts.acts;
  const isPosted = stage === 'declaration' && applicant.originals_posted_at !== null;
  const applyAgain = () => {
    forgetApplication();
    location.assign(links.join);
  };
  return (
    <div className={styles.card} data-card={status}>
      <Note tone={tone} title={texts.cards[status]}>
        <p>{texts.nextActs[isPosted ? 'originalsPosted' : status]}</p>
        {applicant.decision_reason && (
          <p className={layout.reason}>
            <b>{t.reason}:</b> {applicant.decision_reason}
          </p>
        )}
      </Note>
      <p className={layout.acts}>
        {next && (
          <a className="btn" href={pageWith(links[next], token)}>
            {t[next]} <ArrowRight aria-hidden="true" />
          </a>
        )}
        {next === 'enrolment' && (
          <a className="btn line" href={personalDeclaration(lang, token)} download>
            <Download aria-hidden="true" /> {t.download}
          </a>
        )}
        {stage === 'ended' && (
          <button type="button" className="btn" onClick={applyAgain}>
            {t.again}
          </button>
        )}
        {!isOpen(status) && (
          <a className="btn line" href={links.contact}>
            {t.contact}
          </a>
        )}
      </p>
    </div>
  );
}
