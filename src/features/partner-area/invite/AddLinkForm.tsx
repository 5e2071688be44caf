import type { PartnerLinks } from '#contract/partners/partner-link.ts';
import { call } from '#src/lib/call/call.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { usePartnerArea } from '../partner-area-context.ts';

/** Adds a further link. All it needs is a name by which the partner tells it from the others. */
export function AddLinkForm({ onSaved }: { onSaved: (reply: PartnerLinks) => void }) {
  const { guard, texts, errors, toasts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.links;
  const form = useForm({
    id: 'add-link',
    names: ['label', 'printed'],
    onTry: toasts.clear,
    check: (entries) => (entries.has('label') ? undefined : { path: 'label', code: 'input_empty' }),
    send: (entries, { signal }) =>
      call(
        'POST /api/partner/add-link',
        { label: textOf(entries, 'label'), printed: entries.has('printed') },
        { lang, signal },
      ),
    onOk: (reply) => {
      onSaved(reply);
      toasts.push({ tone: 'ok', title: t.added });
      form.ref.current?.reset();
      form.refresh();
    },
    fallback: t.addFailed,
    errors: { ...errors, input_empty: t.labelMissing },
  });
  return (
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
      <h3>{t.addTitle}</h3>
      <ErrorSummary form={form} labels={{ label: t.label }} texts={texts.form} />
      <Field form={form} name="label" label={t.label} hint={t.labelHint} autoComplete="off" />
      <Checkbox form={form} name="printed" hint={t.printedHint} optional>
        {t.printed}
      </Checkbox>
      <FormEnd form={form} label={t.add} texts={texts.form} ready look="line" />
    </form>
  );
}
