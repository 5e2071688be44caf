import { dayInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import type { Applicant, ApplicantProps } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { useApplicantForm } from '../forms/useApplicantForm.ts';
import layout from '../shell/layout.module.css';
import { SeasonChoice } from '../shell/SeasonChoice.tsx';
import { useShell } from '../shell/shell-context.ts';
import type { StatusTexts } from './status.text.ts';

interface Props extends ApplicantProps<StatusTexts['details']> {
  season: NonNullable<Applicant['season']>;
}

/** Asks to be moved into another season that is open; an operator does it. */
export function SeasonWish({ applicant, season, token, texts: t }: Props) {
  const { lang, texts } = useShell();
  const form = useApplicantForm({ id: 'season', call: 'POST /api/functions/wish-season', token, names: ['season'] });
  const others = applicant.other_seasons.map((one) => ({
    id: one.id,
    label: `${seasonName(one, lang)}, ${dayInWords(one.starts_on, lang)} – ${dayInWords(one.ends_on, lang)}`,
  }));
  const choices = [{ id: '', label: fill(t.seasonStay, { name: seasonName(season, lang) }) }, ...others];
  return (
    <section className="card">
      <h3 className={layout.heading}>{t.seasonTitle}</h3>
      <PostForm form={form} className="stack">
        {form.isDone && <Confirmation title={t.seasonSaved} text={t.seasonSavedText} />}
        <ErrorSummary form={form} labels={{ season: t.seasonTitle }} texts={texts.form} />
        <SeasonChoice legend={t.seasonText} seasons={choices} chosen={applicant.wished_season ?? ''} />
        <FormEnd form={form} label={t.seasonSave} texts={texts.form} ready look="line" />
      </PostForm>
    </section>
  );
}
