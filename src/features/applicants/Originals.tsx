import { fill } from '#contract/fill.ts';
import { AnnounceOriginals } from './AnnounceOriginals.tsx';
import type { Applicant } from './applicant.ts';
import styles from './area.module.css';
import { Envelope } from './Envelope.tsx';
import { Screen } from './Screen.tsx';
import { useWizard } from './wizard-context.ts';

/** ENROLMENT_UPLOADED: what goes into the envelope, and where it goes. */
export function Originals({ applicant, token }: { applicant: Applicant; token: string }) {
  const { texts, originals, pictures } = useWizard();
  const t = texts.originals;
  return (
    <Screen
      name="originals"
      title={fill(t.title, { name: applicant.first_name })}
      lead={fill(t.lead, { days: originals.postWithinDays })}
      scene={pictures.post}
    >
      <Envelope applicant={applicant} token={token} />
      <AnnounceOriginals applicant={applicant} token={token} />
      <p className="mut">{texts.envelope.afterwards}</p>
      {applicant.user_id === null && (
        <section className={`card up ${styles.account}`} data-block="account">
          <div className={styles.beside}>
            <div>
              <h2 className={styles.small}>{t.accountTitle}</h2>
              <p className="mut">{t.accountText}</p>
            </div>
            <img className={styles.spot} src={pictures.upload} alt="" width={240} height={180} loading="lazy" />
          </div>
        </section>
      )}
    </Screen>
  );
}
