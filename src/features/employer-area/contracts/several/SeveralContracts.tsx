import { fill } from '#contract/fill.ts';
import parts from '../../page-parts.module.css';
import { takesOurCopy } from './copies.ts';
import { DownloadPapers } from './DownloadPapers.tsx';
import type { SeveralProps } from './several.text.ts';
import { UploadCopies } from './UploadCopies.tsx';

/** Downloads the papers and uploads the signed copies of several contracts; nothing where only one waits. */
export function SeveralContracts(props: SeveralProps) {
  const { texts: t, contracts } = props;
  const waiting = contracts.filter(takesOurCopy);
  if (waiting.length < 2) return null;
  return (
    <section className={`card raised ${parts.section}`} aria-labelledby="several">
      <h2 id="several">{t.title}</h2>
      <p>{fill(t.lead, { count: waiting.length })}</p>
      <DownloadPapers {...props} contracts={waiting} />
      <UploadCopies {...props} />
    </section>
  );
}
