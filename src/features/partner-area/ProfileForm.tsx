import * as at from '#contract/addresses/partner.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePartnerArea } from './partner-area-context.ts';
import type { Profile } from './partner-profile.ts';
import { useProfileForm } from './useProfileForm.ts';

interface Props {
  profile: Profile;
  onProfile: (profile: Profile) => void;
}

/** A checked organisation that takes another name has to be checked again: said before it is sent. */
export function ProfileForm({ profile, onProfile }: Props) {
  const { guard, texts, errors, toasts } = usePartnerArea();
  const t = texts.profile;
  const form = useProfileForm({
    id: 'profile',
    call: at.updatePartnerProfile,
    lang: guard.lang,
    errors,
    fallback: t.fallback,
    onOk: (saved) => {
      toasts.push({ tone: 'ok', title: t.saved });
      onProfile(saved);
    },
  });
  const typed = form.entries.get('organization_name');
  const isRenamed = typeof typed === 'string' && typed.trim() !== profile.organization_name;
  return (
    <form ref={form.ref} className="card stack" method="post" noValidate {...form.events}>
      <ErrorSummary
        form={form}
        labels={{ organization_name: t.organization, contact_person: t.contactPerson }}
        texts={texts.form}
      />
      <Field
        form={form}
        name="organization_name"
        label={t.organization}
        autoComplete="organization"
        value={profile.organization_name}
      />
      <div role="status">
        {isRenamed && profile.verified_at !== null && (
          <Note tone="warn" title={t.renameTitle}>
            <p>{t.renameText}</p>
          </Note>
        )}
      </div>
      <Field
        form={form}
        name="contact_person"
        label={t.contactPerson}
        autoComplete="name"
        value={profile.contact_person}
      />
      <ConnectionNote form={form} texts={texts.form} />
      <SubmitButton form={form} label={t.save} texts={texts.form} ready look="line" />
    </form>
  );
}
