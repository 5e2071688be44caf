import { useState } from 'react';
import { PHOTO_FIELDS } from '#contract/documents/photo-fields.ts';
import { fill } from '#contract/fill.ts';
import { MAX_PHOTOS } from '#contract/limits.ts';
import { callMultipart } from '#src/lib/sending/call-multipart.ts';
import { wireForm } from '#src/ui/chosen-file/wire-form.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { type Applicant, readApplicant } from '../application/applicant.ts';
import { useAfterConflict } from '../documents/useAfterConflict.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';

export interface Photos {
  id: string;
  token: string;
  /** Label of the button. */
  submit: string;
  /** The hint under a button that is ready: what comes next. */
  readyHint: string;
  /** Whether the declaration has already arrived. */
  arrivedIn: (applicant: Applicant) => boolean;
  onArrived: (applicant: Applicant) => void;
}

/** The name of the file input. The photos themselves are sent as numbered fields, in order. */
export const PHOTOS_FIELD = 'photos';

/** The photos of the declaration: choosing, preparing, sending. */
export function usePhotosForm({ id, token, arrivedIn, onArrived }: Photos) {
  const { lang, texts, errors, application } = useShell();
  const { photos: t, documents } = useApplicantResources();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [preparing, setPreparing] = useState(0);
  const afterConflict = useAfterConflict(token, arrivedIn);

  const form = useForm({
    id: `${id}-photos`,
    names: [PHOTOS_FIELD, ...PHOTO_FIELDS],
    check: () => (photos.length > 0 ? [] : { path: PHOTOS_FIELD, code: 'photos_required' }),
    send: async (_entries, hooks) => {
      const pages = Object.fromEntries(photos.map((photo, place) => [PHOTO_FIELDS[place], photo]));
      const body = wireForm<'POST /api/functions/submit-enrolment-photos'>(new Map(), {
        access_token: token,
        ...pages,
      });
      return afterConflict(
        await callMultipart('POST /api/functions/submit-enrolment-photos', body, { lang, token, ...hooks }),
      );
    },
    onOk: (reply) => {
      const applicant = readApplicant(reply);
      if (!applicant) return texts.load.no_applicant;
      if (applicant === 'status-unknown') application.open(token);
      else onArrived(applicant);
      return undefined;
    },
    fallback: documents.uploadFailed,
    errors: { ...errors, photos_required: t.required },
  });

  const add = async (chosen: readonly File[]) => {
    setPreparing((count) => count + 1);
    const room = MAX_PHOTOS - photos.length;
    const faults = chosen.length > room ? [fill(t.tooMany, { count: MAX_PHOTOS })] : [];
    const script = await import('#src/ui/chosen-file/photo.ts').catch(() => undefined);
    const ready: File[] = [];
    for (const file of chosen.slice(0, room)) {
      const photo = script ? await script.preparePhoto(file, lang) : file;
      if (photo instanceof File) ready.push(photo);
      else faults.push(photo ?? fill(t.notAPhoto, { name: file.name }));
    }
    setPhotos((all) =>
      [...all, ...ready.filter((photo) => !all.some((other) => isSame(photo, other)))].slice(0, MAX_PHOTOS),
    );
    setPreparing((count) => count - 1);
    forgetAll();
    if (faults.length > 0) form.reject(PHOTOS_FIELD, faults.join(' '));
  };

  const remove = (place: number) => {
    setPhotos((all) => all.filter((_photo, other) => other !== place));
    forgetAll();
  };

  // Adding or removing a photo may renumber the others, so their faults no longer fit.
  const forgetAll = () => [PHOTOS_FIELD, ...PHOTO_FIELDS].forEach(form.forget);

  return { form, photos, isPreparing: preparing > 0, add, remove };
}

/** Whether the same file was chosen twice. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.lastModified === other.lastModified;
}
