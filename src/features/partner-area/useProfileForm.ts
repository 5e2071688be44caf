import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { call } from '#src/lib/call/call.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { textsOf } from '#src/ui/form/text-of.ts';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import { PROFILE_FIELDS, REQUIRED_FIELDS } from './onboarding/partner-draft.ts';

interface ProfileForm {
  id: string;
  call: 'POST /api/partner/create-profile' | 'POST /api/partner/update-profile';
  lang: string;
  errors: ErrorTexts;
  fallback: string;
  onTry?: () => void;
  onOk: (profile: Profile) => void;
}

/** The form requires only organisation and contact person; the server says at the field what else is wrong. */
export function useProfileForm({ call: at, lang, onOk, ...form }: ProfileForm): FormHandle {
  return useUnsavedForm({
    ...form,
    names: PROFILE_FIELDS,
    check: (entries) =>
      REQUIRED_FIELDS.filter((name) => !entries.has(name)).map((path) => ({ path, code: 'fields_required' })),
    send: (entries, { signal }) => call(at, textsOf(entries, PROFILE_FIELDS), { lang, signal }),
    onOk: (profile) => {
      onOk(profile);
    },
  });
}
