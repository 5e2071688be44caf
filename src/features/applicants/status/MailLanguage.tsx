import { LANGUAGES } from '#contract/languages.ts';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import type { ApplicantProps } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { useApplicantForm } from '../forms/useApplicantForm.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

const NAME = 'mail_lang';

/** Chooses the language of our mails, independently of the page's. */
export function MailLanguage({ applicant, token, texts: t }: ApplicantProps<StatusTexts['details']>) {
  const { texts } = useShell();
  const form = useApplicantForm({ id: 'language', call: 'POST /api/functions/update-applicant', token, names: [NAME] });
  const names = { de: t.german, en: t.english };
  return (
    <PostForm form={form} className="stack">
      {form.isDone && <Confirmation title={t.languageTitle} text={t.languageText} />}
      <ErrorSummary form={form} labels={{ [NAME]: t.language }} texts={texts.form} />
      <fieldset className="group">
        <legend className="label">{t.language}</legend>
        <div className={`choices ${styles.languages}`}>
          {LANGUAGES.map((lang) => (
            <label key={lang}>
              <input type="radio" name={NAME} value={lang} defaultChecked={lang === applicant.lang} />
              {names[lang]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="hint">{t.languageSwitch}</p>
      <FormEnd form={form} label={t.saveLanguage} texts={texts.form} ready look="line" />
    </PostForm>
  );
}
