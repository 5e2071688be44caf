import { Upload } from 'lucide-react';
import { uploadTurn } from './account-application.ts';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';
import { uploadQuery } from './upload-query.ts';
import type { AccountApplicationHandle } from './useAccountApplication.ts';

/** Leads to the upload by a mail's link or by the linked application; without both it points to the mail. */
export function UploadCard({ own }: { own: AccountApplicationHandle }) {
  const { texts, pictures } = useStudentArea();
  return (
    <section className="card" data-upload="">
      <img className={styles.spot} src={pictures.upload} alt="" width={240} height={180} />
      <h2>{texts.upload.title}</h2>
      <UploadWay own={own} />
    </section>
  );
}

function UploadWay({ own: { view, act, open } }: { own: AccountApplicationHandle }) {
  const { texts, links } = useStudentArea();
  const t = texts.upload;
  const query = uploadQuery(location.search);
  const application = view.kind === 'ready' ? view.application : null;
  if (query) {
    return (
      <>
        <p className="sm muted">{t.ready}</p>
        <p className={styles.after}>
          <a className={`btn line ${styles.full}`} href={links.upload + query}>
            <Upload aria-hidden="true" /> {t.button}
          </a>
        </p>
      </>
    );
  }
  if (!application) return <p className="sm muted">{t.hint}</p>;
  const turn = uploadTurn(application);
  return (
    <>
      <p className="sm muted">{t[turn]}</p>
      {(turn === 'now' || turn === 'early') && (
        <p className={styles.after}>
          <button type="button" className={`btn line ${styles.full}`} onClick={() => act.kind === 'busy' || open()}>
            <Upload aria-hidden="true" /> {t.button}
          </button>
        </p>
      )}
    </>
  );
}
