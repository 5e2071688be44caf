import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import area from '../application/area.module.css';
import { shortId } from '../application/names.ts';
import { useOpenTexts } from '../shell/applicant-texts.ts';
import styles from './PostAddress.module.css';

type Copied = 'no' | 'yes' | 'failed';

export function PostAddress({ applicantId }: { applicantId: string }) {
  const { originals, envelope: t } = useOpenTexts();
  const [copied, setCopied] = useState<Copied>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(originals.addressLines.join('\n'));
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <section className="card">
      <h2 className={area.small}>{t.addressTitle}</h2>
      <address className={styles.address}>
        {originals.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.acts}>
        <button type="button" className="btn line sml" onClick={copy}>
          <Copy aria-hidden="true" /> {t.copy}
        </button>
        <button type="button" className="btn line sml" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> {t.print}
        </button>
      </p>
      <p className="hint" role="status">
        {copied === 'yes' && t.copied}
        {copied === 'failed' && t.copyFailed}
      </p>
      <p className={`sm ${area.after}`}>
        {t.back} <b className="mono">{shortId(applicantId)}</b>
      </p>
    </section>
  );
}
