import { useEffect } from 'react';
import { Area } from '../application/Area.tsx';
import type { BesideProps } from '../application/area-context.ts';
import { InvalidLink } from '../application/InvalidLink.tsx';
import { pageWith } from '../application/links.ts';
import { readSession } from '../application/session.ts';
import { findToken, TOKEN_KEY } from '../application/token.ts';
import type { UploadStart } from './upload.text.ts';
import { uploadStep } from './upload-answer.ts';

/** /upload: the three documents of step 2 in one go. */
export function UploadPage({ area, words }: { area: BesideProps; words: UploadStart }) {
  useEffect(() => {
    // An old link with step=3 means the declaration, which has a page of its own.
    const token = findToken(location.search, readSession(TOKEN_KEY));
    if (token && uploadStep(location.search) === 3) location.replace(pageWith(area.links.enrolment, token));
  }, [area.links.enrolment]);
  return (
    <Area
      area={area}
      start={<InvalidLink words={words} around={area.around} />}
      loadPage={async () => (await import('./Upload.tsx')).Upload}
    />
  );
}
