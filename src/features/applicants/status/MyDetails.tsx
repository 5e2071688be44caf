import { isOpen, STATUS } from '#contract/model/status.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { SeasonWish } from './SeasonWish.tsx';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';
import { Withdraw } from './Withdraw.tsx';

/** What applicants may change by themselves; nothing once the application has ended. */
export function MyDetails({ applicant, token, texts: t }: ApplicantProps<StatusTexts['details']>) {
  const { links } = useShell();
  const { onwards } = useApplicantResources();
  const own = { applicant, token, texts: t };
  const { status, can } = applicant;
  if (STATUS[status].stage === 'ended') return null;
  const canCorrect = can.includes('correct');
  return (
    <section data-details="">
      <h2 className={styles.heading}>{t.title}</h2>
      <div className={styles.details}>
        <section className={`card ${canCorrect ? styles.tall : ''}`}>
          <h3 className={layout.heading}>{t.correctTitle}</h3>
          {canCorrect ? (
            <CorrectForm applicant={applicant} token={token} />
          ) : (
            <p>
              {t.correctClosed} <a href={links.contact}>{onwards.contact}</a>
            </p>
          )}
        </section>
        <section className={`card ${canCorrect ? '' : styles.tall}`}>
          <h3 className={layout.heading}>{t.mailsTitle}</h3>
          <MailLanguage {...own} />
          {isOpen(status) && (
            <p className={`hint ${layout.after}`}>{applicant.reminders_stopped ? t.remindersOff : t.remindersOn}</p>
          )}
        </section>
        {applicant.season && applicant.other_seasons.length > 0 && <SeasonWish {...own} season={applicant.season} />}
        {can.includes('withdraw') && <Withdraw {...own} />}
      </div>
    </section>
  );
}
