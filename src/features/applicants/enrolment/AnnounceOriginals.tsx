import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Note } from '#src/ui/Note.tsx';
import type { Applicant } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { useApplicantForm } from '../forms/useApplicantForm.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import styles from './enrolment.module.css';

const NAME = 'tracking_number';

/** The applicant says that the originals are in the post, and may correct the tracking number later. */
export function AnnounceOriginals({ applicant, token }: { applicant: Applicant; token: string }) {
  const { lang, texts } = useShell();
  const t = useApplicantResources().announce;
  const form = useApplicantForm({
    id: 'announce',
    call: 'POST /api/functions/announce-originals',
    token,
    names: [NAME],
    rule: 'announce',
  });
  const { originals_posted_at: postedAt, tracking_number: number } = applicant;
  const announced = postedAt
    ? { title: fill(t.announcedTitle, { date: dateInWords(postedAt, lang) }), text: t.announcedText }
    : undefined;
  return (
    <section className={`card ${layout.parts}`} data-announce="">
      {!announced && (
        <div>
          <h2 className={layout.heading}>{t.title}</h2>
          <p>{t.text}</p>
        </div>
      )}
      {announced && form.isDone && <Confirmation {...announced} />}
      {announced && !form.isDone && <Note tone="ok" title={announced.title} text={announced.text} />}
      {announced && number && (
        <p>
          {t.number} <b className="mono number">{number}</b>
        </p>
      )}
      <ErrorSummary form={form} labels={{ [NAME]: t.tracking }} texts={texts.form} />
      <PostForm form={form} className={`stack ${styles.short}`}>
        <Field
          form={form}
          name={NAME}
          label={announced ? (number ? t.change : t.add) : t.tracking}
          hint={t.trackingHint}
          optional={texts.form.optional}
          autoComplete="off"
          value={number}
        />
        <FormEnd
          form={form}
          label={announced ? t.save : t.submit}
          texts={texts.form}
          ready
          look={announced ? 'line' : 'full'}
        />
      </PostForm>
    </section>
  );
}
