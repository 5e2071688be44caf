import { Upload } from 'lucide-react';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';
import { uploadQuery } from './upload-query.ts';

/** Only a link of our e-mails knows the step; without it the way leads through the e-mail. */
export function UploadCard({ isLinked }: { isLinked: boolean }) {
  const { texts, links, pictures } = useStudentArea();
  const t = texts.upload;
  const query = uploadQuery(location.search);
  return (
    <section className="card" data-upload="">
      <img className={styles.spot} src={pictures.upload} alt="" width={240} height={180} />
      <h2>{t.title}</h2>
      {query ? (
        <>
          <p className="sm muted">{t.ready}</p>
          <p className={styles.after}>
            <a className={`btn line ${styles.full}`} href={links.upload + query}>
              <Upload aria-hidden="true" /> {t.button}
            </a>
          </p>
        </>
      ) : (
        <p className="sm muted">{isLinked ? t.hintLinked : t.hint}</p>
      )}
    </section>
  );
}
