import type { ComponentProps } from 'react';
import { isLang, LANGUAGES, type Lang } from '#contract/languages.ts';
import { LazyAddressSlip } from '../email-slip/LazyAddressSlip.tsx';
import type { Entries } from '../form/entries.ts';
import { Field } from '../form/Field.tsx';
import { textOf } from '../form/text-of.ts';
import type { FormHandle } from '../form/useForm.ts';
import styles from './Invitee.module.css';
import { Select } from './Select.tsx';

interface EmailProps {
  form: FormHandle;
  texts: Record<'email' | 'emailHint', string> & { slip: ComponentProps<typeof LazyAddressSlip>['texts'] };
}

/** The address of somebody who is invited: a wrong one lets in a stranger. */
export function InviteeEmail({ form, texts: t }: EmailProps) {
  return (
    <>
      <Field
        form={form}
        name="email"
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <LazyAddressSlip form={form} texts={t.slip} />
    </>
  );
}

interface LanguageProps {
  form: FormHandle;
  lang: Lang;
  texts: { lang: string; languages: Readonly<Record<Lang, string>> };
}

/** The language of the mail that invites; the page's own at first. */
export function InviteeLanguage({ form, lang, texts: t }: LanguageProps) {
  return (
    <div className={styles.lang}>
      <Select
        form={form}
        name="lang"
        label={t.lang}
        choices={LANGUAGES.map((one) => [one, t.languages[one]] as const)}
        value={lang}
      />
    </div>
  );
}

/** Whom the form invites, and in which language. */
export function inviteeIn(entries: Entries, lang: Lang): { email: string; lang: Lang } {
  const chosen = textOf(entries, 'lang');
  return { email: textOf(entries, 'email'), lang: isLang(chosen) ? chosen : lang };
}
