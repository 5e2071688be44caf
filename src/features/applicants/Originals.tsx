import { fill } from '#contract/fill.ts';
import type { Applicant } from './applicant.ts';
import { PostAddress } from './PostAddress.tsx';
import { Screen } from './Screen.tsx';
import styles from './wizard.module.css';
import { useWizard } from './wizard-context.ts';

/** ENROLMENT_UPLOADED: what goes into the envelope, and where it goes. */
export function Originals({ applicant }: { applicant: Applicant }) {
  const { texts, network, originals, pictures } = useWizard();
  const t = texts.originals;
  return (
    <Screen
      name="originals"
      title={fill(t.title, { name: applicant.first_name })}
      lead={fill(t.lead, { days: originals.postWithinDays })}
      scene={pictures.post}
    >
      <div className={`grid g2 ${styles.pair}`}>
        <section className="card">
          <h2 className={styles.small}>{t.envelopeTitle}</h2>
          <ul className="ticks">
            <li>{t.envelope1}</li>
            <li>{fill(t.envelope2, { network: network.name })}</li>
            <li>{t.envelope3}</li>
          </ul>
          <p className={styles.after}>
            <b>{t.keepPassport}</b>
          </p>
        </section>
        <PostAddress applicantId={applicant.id} />
      </div>
      <p className="mut">{t.afterwards}</p>
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
