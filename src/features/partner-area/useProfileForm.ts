import { callJson } from '#src/lib/call.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { noteRefusal } from '#src/lib/session.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import { PROFILE_FIELDS } from './onboarding/partner-draft.ts';
import { type Profile, readProfile } from './partner-profile.ts';

interface ProfileForm {
  id: string;
  call: '/api/partner/create-profile' | '/api/partner/update-profile';
  lang: string;
  errors: ErrorTexts;
  fallback: string;
  onOk: (profile: Profile) => void;
}

/** Organisation and contact person: both are needed, the rest the server says at the field. */
export function useProfileForm({ id, call, lang, errors, fallback, onOk }: ProfileForm): FormHandle {
  return useForm({
    id,
    names: PROFILE_FIELDS,
    check: (entries) =>
      PROFILE_FIELDS.filter((name) => !entries.has(name)).map((path) => ({ path, code: 'fields_required' })),
    send: async (entries, { signal }) => {
      const body = Object.fromEntries(PROFILE_FIELDS.map((name) => [name, entries.get(name)]));
      const answer = await callJson(call, body, { lang, signal });
      noteRefusal(answer);
      return answer;
    },
    onOk: (data) => {
      const profile = readProfile(data);
      if (!profile) return fallback;
      onOk(profile);
      return undefined;
    },
    fallback,
    errors,
  });
}
