import { fill } from '#contract/fill.ts';
import { wantedDocuments } from './rules.ts';
import type { TestUploadTexts } from './test-upload.text.ts';
import type { Lookup } from './useApplicantOf.ts';

/** Says whose token it is and which documents the server would take; read out when it changes. */
export function LookupLine({ lookup, texts }: { lookup: Lookup; texts: TestUploadTexts }) {
  if (lookup.kind === 'status-unknown') return <Outdated texts={texts.statusUnknown} />;
  return (
    <p className="hint" role="status">
      {sentenceOf(lookup, texts)}
    </p>
  );
}

function sentenceOf(lookup: Exclude<Lookup, { kind: 'status-unknown' }>, t: TestUploadTexts): string {
  switch (lookup.kind) {
    case 'none':
      return '';
    case 'asking':
      return t.asking;
    case 'failed':
      return lookup.message ?? t.notReached;
    case 'found': {
      const { first_name: name, status } = lookup.applicant;
      const wanted = wantedDocuments(lookup.applicant).map((type) => t.types[type]);
      return fill(t.found, { name, status, wanted: wanted.join(', ') || t.nothing });
    }
  }
}

/** The server is newer than this page. */
function Outdated({ texts: { text, reload } }: { texts: TestUploadTexts['statusUnknown'] }) {
  return (
    <p className="hint" role="status">
      {text}{' '}
      <button type="button" className="btn line small" onClick={() => location.reload()}>
        {reload}
      </button>
    </p>
  );
}
