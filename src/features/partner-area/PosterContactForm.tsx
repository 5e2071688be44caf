import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { call } from '#src/lib/call/call.ts';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Note } from '#src/ui/Note.tsx';
import { usePartnerArea } from './partner-area-context.ts';

const NAMES = ['poster_name', 'poster_office', 'poster_reach'] as const;

/** The contact person for students, as the poster prints it. All fields are optional. */
export function PosterContactForm({ profile, onProfile }: { profile: Profile; onProfile: (profile: Profile) => void }) {
  const { guard, texts, errors, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.poster;
  const form = useForm({
    id: 'poster',
    names: NAMES,
    onTry: toasts.clear,
    check: () => [],
    send: (entries, { signal }) => {
      const contact = {
        poster_name: textOf(entries, 'poster_name'),
        poster_office: textOf(entries, 'poster_office'),
        poster_reach: textOf(entries, 'poster_reach'),
      };
      return call('POST /api/partner/poster-contact', contact, { lang, signal });
    },
    onOk: (saved) => {
      toasts.push({ tone: 'ok', title: t.saved });
      onProfile(saved);
    },
    fallback: t.fallback,
    errors,
  });
  const labels = { poster_name: t.name, poster_office: t.office, poster_reach: t.reach };
  const of = fieldProps(form, labels, profile);
  return (
    <form ref={form.ref} className="card stack" method="post" noValidate {...form.events} data-poster-contact="">
      <h3>{t.title}</h3>
      <p className="sm muted">{t.lead}</p>
      {profile.contact_changed_at && <Note tone="info" title={t.waits} />}
      <ErrorSummary form={form} labels={labels} texts={texts.form} />
      <Field {...of('poster_name')} hint={t.nameHint} optional={t.optional} autoComplete="off" />
      <Field {...of('poster_office')} hint={t.lineHint} optional={t.optional} autoComplete="off" />
      <Field {...of('poster_reach')} hint={t.reachHint} optional={t.optional} autoComplete="off" />
      <ConnectionNote form={form} texts={texts.form} />
      <SubmitButton form={form} label={t.save} texts={texts.form} ready look="line" />
    </form>
  );
}
