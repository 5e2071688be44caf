import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Note } from '#src/ui/Note.tsx';
import { nameChange } from './name-change.ts';
import { ProfileDetails } from './ProfileDetails.tsx';
import { usePartnerArea } from './partner-area-context.ts';
import { useProfileForm } from './useProfileForm.ts';

/** A new name has to be verified again, a corrected one has not: the form says before sending which it is. */
export function ProfileForm({ profile, onProfile }: { profile: Profile; onProfile: (profile: Profile) => void }) {
  const { guard, texts, errors, toasts } = usePartnerArea();
  const t = texts.profile;
  const form = useProfileForm({
    id: 'profile',
    call: 'POST /api/partner/update-profile',
    lang: guard.lang,
    errors,
    fallback: t.fallback,
    onTry: toasts.clear,
    onOk: (saved) => {
      const isUnchecked = profile.verified_at !== null && saved.verified_at === null;
      toasts.push({ tone: 'ok', title: t.saved, ...(isUnchecked && { text: t.savedUnchecked }) });
      onProfile(saved);
    },
  });
  const typed = form.entries.get('organization_name');
  const change = nameChange(profile, typeof typed === 'string' ? typed : undefined);
  const labels = { ...texts.details, organization_name: t.organization, contact_person: t.contactPerson };
  const of = fieldProps(form, labels, profile);
  return (
    <form ref={form.ref} className="card stack" method="post" noValidate {...form.events}>
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      {profile.is_owner ? (
        <Field {...of('organization_name')} autoComplete="organization" />
      ) : (
        <p>
          <b>{t.organization}</b>
          <br />
          {profile.organization_name}
          <br />
          <span className="sm muted">{t.nameIsOwners}</span>
          <input type="hidden" name="organization_name" value={profile.organization_name} />
        </p>
      )}
      <div role="status">
        {change === 'another' && <Note tone="warn" title={t.renameTitle} text={t.renameText} />}
        {change === 'corrected' && <Note tone="info" title={t.correctTitle} text={t.correctText} />}
      </div>
      <Field {...of('contact_person')} autoComplete="name" />
      <ProfileDetails form={form} texts={texts.details} values={profile} />
      <FormEnd form={form} label={t.save} texts={texts.form} ready look="line" />
    </form>
  );
}
