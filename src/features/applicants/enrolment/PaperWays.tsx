import { wholeName } from '#contract/person-name.ts';
import { isPrintable } from '#contract/printable-name.ts';
import type { Applicant } from '../application/applicant.ts';
import { personalDeclaration } from '../application/paper-links.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from './enrolment.module.css';
import { FillDeclaration } from './FillDeclaration.tsx';

/** The ways to the declaration's paper: filled in on the screen, with the name only, or empty. */
export function PaperWays({ applicant, token }: { applicant: Applicant; token: string }) {
  const { lang } = useShell();
  const { papers: t, emptyDeclaration } = useApplicantResources();
  return (
    <>
      {!isPrintable(wholeName(applicant)) && <p>{t.byHand}</p>}
      <div className={`grid ${styles.forms}`}>
        <FillDeclaration token={token} />
        <a href={personalDeclaration(lang, token)} download>
          {t.own}
        </a>
        <a href={emptyDeclaration} download>
          {t.empty}
        </a>
      </div>
    </>
  );
}
