import { Field } from '#src/ui/form/Field.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import type { profileDetails } from './profile-details.text.ts';

interface Props {
  form: FormHandle;
  texts: Record<keyof typeof profileDetails, string>;
  values: { website?: string; phone?: string; country?: string };
}

/** Website, phone and country help an admin to verify the organisation. All are optional. */
export function ProfileDetails({ form, texts: t, values }: Props) {
  return (
    <>
      <p>
        <b>{t.detailsTitle}</b>
      </p>
      <Field
        form={form}
        name="website"
        label={t.website}
        hint={t.websiteHint}
        optional={t.optional}
        autoComplete="url"
        inputMode="url"
        value={values.website ?? ''}
      />
      <Field
        form={form}
        name="phone"
        label={t.phone}
        hint={t.phoneHint}
        optional={t.optional}
        type="tel"
        autoComplete="tel"
        value={values.phone ?? ''}
      />
      <Field
        form={form}
        name="country"
        label={t.country}
        optional={t.optional}
        autoComplete="country-name"
        value={values.country ?? ''}
      />
    </>
  );
}
