import { Download } from '#src/ui/icons.tsx';
import type { Applicant } from '../application/applicant.ts';
import { coverSheet } from '../application/paper-links.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { AnnounceOriginals } from './AnnounceOriginals.tsx';
import styles from './enrolment.module.css';
import { PostAddress } from './PostAddress.tsx';

/** What goes into the envelope, and the message that it is in the post. After that the envelope is folded away. */
export function PostOriginals({ applicant, token }: { applicant: Applicant; token: string }) {
  const { envelope: t } = useApplicantResources();
  const own = { applicant, token };
  // The key keeps the form, which says that the message has arrived, when it moves up.
  const announce = applicant.can.includes('announce-originals') && <AnnounceOriginals key="announce" {...own} />;
  if (applicant.originals_posted_at === null)
    return [
      <Envelope key="envelope" {...own} />,
      announce,
      <p key="afterwards" className="muted">
        {t.afterwards}
      </p>,
    ];
  return [
    announce,
    <details key="again" className="fold">
      <summary>{t.again}</summary>
      <Envelope {...own} />
    </details>,
  ];
}

/** What goes into the envelope, the cover sheet on top, and the address. */
function Envelope({ applicant, token }: { applicant: Applicant; token: string }) {
  const { lang } = useShell();
  const { envelope: t, papers } = useApplicantResources();
  const [top, ...others] = t.items;
  // Papers that have arrived already need not be sent again.
  const toPost = others.filter((_item, at) => applicant.originals[at]?.state !== 'received');
  return (
    <div className={`grid two-columns ${styles.pair}`}>
      <section className="card">
        <h2 className={layout.heading}>{t.envelopeTitle}</h2>
        <ul className="ticks">
          <li>
            {top}. {papers.coverText}
            <br />
            <a className={styles.sheet} href={coverSheet(lang, token)} download>
              <Download className={styles.inline} /> {papers.cover}
            </a>
          </li>
          {toPost.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className={layout.after}>
          <b>{t.keepPassport}</b>
        </p>
      </section>
      <PostAddress applicantId={applicant.id} />
    </div>
  );
}
