import type { Applicant } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { AnnounceOriginals } from './AnnounceOriginals.tsx';
import { Envelope } from './Envelope.tsx';

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
