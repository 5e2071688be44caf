import { useState } from 'react';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { type Copied, CopyButton, copiedSentence } from '#src/ui/CopyButton.tsx';
import { Copy, Printer } from '#src/ui/icons.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import styles from './PostAddress.module.css';

export function PostAddress({ applicantId }: { applicantId: string }) {
  const { originals, envelope: t } = useApplicantResources();
  const [result, setResult] = useState<Copied>();
  return (
    <section className="card">
      <h2 className={layout.heading}>{t.addressTitle}</h2>
      <address className={styles.address}>
        {originals.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={`${layout.acts} ${layout.after}`}>
        <CopyButton
          value={originals.addressLines.join('\n')}
          className={`btn line small ${styles.copy}`}
          onDone={setResult}
        >
          <Copy /> {t.copy}
        </CopyButton>
        <button type="button" className="btn line small" onClick={() => window.print()}>
          <Printer /> {t.print}
        </button>
      </p>
      <p className="hint" role="status">
        {copiedSentence(result, t)}
      </p>
      <p className={`sm ${layout.after}`}>
        {t.back} <b className="mono number">{applicationNumber(applicantId)}</b>
      </p>
    </section>
  );
}
