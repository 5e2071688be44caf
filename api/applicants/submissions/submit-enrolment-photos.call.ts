import { calls } from '#contract/calls.ts';
import { PHOTOS } from '#contract/documents/file.ts';
import { PHOTO_FIELDS } from '#contract/documents/photo-fields.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { joinPhotos } from '../../documents/join-photos.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { FileTerms } from '../../http/multipart.ts';
import { type ApplicantCaller, applicantToken } from '../applicant-auth.ts';
import { canUpload } from '../requirements.ts';
import { viewApplicant } from '../view.ts';
import { enrolment } from './enrolment.ts';
import { replaceDocument } from './replace-document.ts';

const FIRST: FileTerms = { allowed: PHOTOS, required: 'photos_required' };
const MORE: FileTerms = { ...FIRST, optional: true };

/** Step 3 with photos, which are stored as one PDF, like a scan. */
export const submitEnrolmentPhotos = endpoint(calls.submitEnrolmentPhotos, {
  auth: applicantToken,
  limit: enrolment.limit,
  files: { photo_1: FIRST, photo_2: MORE, photo_3: MORE, photo_4: MORE },
  admit(deps, caller) {
    if (!isAnother(deps, caller)) enrolment.admit(deps, caller);
  },
  async handle({ deps, caller, files, from }) {
    const photos = PHOTO_FIELDS.flatMap((name) => files[name] ?? []);
    const file = await joinPhotos(deps, photos, from.signal);
    try {
      if (!isAnother(deps, caller))
        return { success: true as const, applicant: await enrolment.receive(deps, caller, file) };
      const renewed = await replaceDocument(deps, caller, { type: 'enrolment' }, file);
      return { success: true as const, applicant: viewApplicant(deps, caller.applicant.id, renewed) };
    } finally {
      await deps.storage.discard(file.id);
    }
  },
});

/**
 * Whether the photos take the place of a declaration, by the status in which the request began: of two that are sent at
 * the same moment, the second must not replace what the first has just brought.
 */
function isAnother({ db }: Deps, { applicant: { id, status } }: ApplicantCaller): boolean {
  return canUpload('enrolment', status, documentStore(db).current(id));
}
