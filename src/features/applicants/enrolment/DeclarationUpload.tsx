import { type ReactNode, useState } from 'react';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { PhotosForm } from './PhotosForm.tsx';
import type { Photos } from './usePhotosForm.ts';

interface Props extends Photos {
  /** The form that takes the declaration as a PDF. */
  children: ReactNode;
}

/** The signed declaration as a PDF or as photos. Each tab keeps what was chosen in it. */
export function DeclarationUpload({ children, ...photos }: Props) {
  const t = useApplicantResources().photos;
  const [byPhotos, setByPhotos] = useState(false);
  return (
    <>
      <div hidden={byPhotos} className="stack">
        {children}
      </div>
      {byPhotos && <PhotosForm {...photos} />}
      <div className="stack">
        {!byPhotos && <p>{t.toPhotosText}</p>}
        <p>
          <button type="button" className="btn line small" onClick={() => setByPhotos(!byPhotos)}>
            {byPhotos ? t.toPdf : t.toPhotos}
          </button>
        </p>
      </div>
    </>
  );
}
