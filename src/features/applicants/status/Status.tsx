import { offersAccount } from '../account/offers-account.ts';
import type { Applicant } from '../application/applicant.ts';
import { useFreshStatus } from '../application/useFreshStatus.ts';
import { declarationToChange } from '../enrolment/declaration-to-change.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { ChangeDeclaration } from './inner-parts.ts';
import { hasArrived, mayAnnounce } from './originals.ts';
import {
  AccountBlock,
  DataRights,
  DocumentList,
  MyDetails,
  OriginalsBlock,
  Overview,
  PlacementCard,
  StatusScene,
} from './parts.tsx';
import { StatusFacts } from './StatusFacts.tsx';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

interface Props {
  applicant: Applicant;
  token: string;
  texts: { facts: StatusTexts['facts']; more: string };
}

/** The status page: what needs me now, how far I am, then the details. */
export function Status({ applicant, token, texts: { facts, more } }: Props) {
  const { lang } = useShell();
  useFreshStatus(applicant, token);
  const own = { applicant, token, lang, more };
  return (
    <>
      <div className="tint">
        <div className={`wrap ${styles.top}`}>
          <div className={layout.parts}>
            <Overview {...own} />
          </div>
          <div className={styles.aside}>
            <StatusScene {...own} />
            <StatusFacts applicant={applicant} texts={facts} />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.rest}`}>
        {(mayAnnounce(applicant) || hasArrived(applicant)) && <OriginalsBlock {...own} />}
        <PlacementCard {...own} />
        {offersAccount(applicant) && <AccountBlock {...own} />}
        <DocumentList {...own}>{declarationToChange(applicant) && <ChangeDeclaration {...own} />}</DocumentList>
        <MyDetails {...own} />
        <DataRights {...own} />
      </div>
    </>
  );
}
