import { Upload } from 'lucide-react';
import { uploadTurn } from './account-application.ts';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';
import { uploadQuery } from './upload-query.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

/** Leads to the upload by a mail's link; without one it says what is to be sent, or points to the mail. */
export function UploadCard({ own }: { own: AccountApplicationHandle }) {
  const { texts, pictures } = useStudentArea();
  return (
    <section className="card" data-upload="">
      <img className={styles.spot} src={pictures.upload} alt="" width={240} height={180} loading="lazy" />
      <h2>{texts.upload.title}</h2>
      <UploadWay own={own} />
    </section>
  );
}

function UploadWay({ own: { view } }: { own: AccountApplicationHandle }) {
  const { texts, links } = useStudentArea();
  const t = texts.upload;
  const query = uploadQuery(location.search);
  const application = view.kind === 'ready' ? view.application : null;
  if (query) {
    return (
      <>
        <p className="sm muted">{t.ready}</p>
        <p className="after">
          <a className={`btn line ${styles.full}`} href={links.upload + query}>
            <Upload aria-hidden="true" /> {t.button}
          </a>
        </p>
      </>
    );
  }
  // The application's own card has the button for it.
  return <p className="sm muted">{application ? t[uploadTurn(application)] : t.hint}</p>;
}
