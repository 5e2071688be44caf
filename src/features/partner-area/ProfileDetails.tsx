import { Field } from '#src/ui/form/Field.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import type { profileDetails } from './profile-details.text.ts';

interface Props {
  form: FormHandle;
  texts: Record<keyof typeof profileDetails, string>;
  values: { website?: string; phone?: string; country?: string };
}

/** Website, phone and country help an admin to verify the organisation. All are optional. */
export function ProfileDetails({ form, texts: t, values }: Props) {
  const of = fieldProps(form, t, values);
  return (
    <>
      <p>
        <b>{t.detailsTitle}</b>
      </p>
      <Field {...of('website')} hint={t.websiteHint} optional={t.optional} autoComplete="url" inputMode="url" />
      <Field {...of('phone')} hint={t.phoneHint} optional={t.optional} type="tel" autoComplete="tel" />
      <Field {...of('country')} optional={t.optional} autoComplete="country-name" />
    </>
  );
}
