import { ArrowRight, Download } from 'lucide-react';
import { cardOf } from '#src/lib/application-status.ts';
import { Note } from '#src/ui/Note.tsx';
import type { Applicant } from '../application/applicant.ts';
import { pageWith, personalDeclaration } from '../application/links.ts';
import layout from '../shell/layout.module.css';
import { forgetApplication } from '../shell/session.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from './status.module.css';
import type { StatusWords } from './status.text.ts';

interface Props {
  applicant: Applicant;
  token: string;
  words: StatusWords;
}

/** Tint, sign, title, next act: and under it the button that does it. */
export function StatusCard({ applicant, token, words }: Props) {
  const { lang, links, support } = useShell();
  const { name, tone, next } = cardOf(applicant.status);
  const t = words.acts;
  const isPosted = name === 'enrolmentReceived' && applicant.originals_posted_at !== null;
  const applyAgain = () => {
    forgetApplication();
    location.assign(links.join);
  };
  return (
    <div className={styles.card} data-card={name}>
      <Note tone={tone} title={words.cards[name]}>
        <p>{words.nextActs[isPosted ? 'originalsPosted' : name]}</p>
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
        {(name === 'rejected' || name === 'withdrawn') && (
          <button type="button" className="btn" onClick={applyAgain}>
            {t.again}
          </button>
        )}
        {(name === 'rejected' || name === 'withdrawn' || name === 'complete') && (
          <a className="btn line" href={links.contact}>
            {t.contact}
          </a>
        )}
        {name === 'unknown' && (
          <a className="btn" href={support}>
            {t.support}
          </a>
        )}
      </p>
    </div>
  );
}
