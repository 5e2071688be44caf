import type { Applicant } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { AnnounceOriginals } from './AnnounceOriginals.tsx';
import { Envelope } from './Envelope.tsx';

/** What goes into the envelope, and the message that it is in the post. After that the envelope is folded away. */
export function PostOriginals({ applicant, token }: { applicant: Applicant; token: string }) {
  const { envelope: t } = useApplicantResources();
  const own = { applicant, token };
  const announce = applicant.can.includes('announce-originals') && <AnnounceOriginals {...own} />;
  if (applicant.originals_posted_at !== null) {
    return (
      <>
        {announce}
        <details className="fold">
          <summary>{t.again}</summary>
          <Envelope {...own} />
        </details>
      </>
    );
  }
  return (
    <>
      <Envelope {...own} />
      {announce}
      <p className="muted">{t.afterwards}</p>
    </>
  );
}
