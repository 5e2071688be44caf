import { DEFAULT_LANGUAGE, isLang, LANGUAGES } from '#contract/languages.ts';
import { readUser, tellSession } from '#src/lib/session/session.ts';
import styles from './account.module.css';
import { useAccountSettings } from './account-settings-context.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** Chooses the language of our mails. Switching the page's language changes it too. */
export function MailLanguage() {
  const { user, texts } = useAccountSettings();
  const t = texts.language;
  const form = useSettingsForm({
    id: 'change-language',
    call: 'POST /api/auth/change-language',
    names: ['lang'],
    bodyOf: (entries) => ({ lang: chosenLang(entries.get('lang')) }),
    onOk: (reply) => {
      const changed = readUser(reply);
      if (changed) tellSession({ kind: 'token-refreshed', user: changed });
    },
  });
  return (
    <SettingsCard form={form} labels={{ lang: t.title }} texts={t}>
      <fieldset className="group">
        <legend className="visually-hidden">{t.title}</legend>
        <div className={`choices ${styles.languages}`}>
          {LANGUAGES.map((lang) => (
            <label key={`${lang}-${user.lang}`}>
              <input type="radio" name="lang" value={lang} defaultChecked={lang === user.lang} />
              {t[lang]}
            </label>
          ))}
        </div>
      </fieldset>
    </SettingsCard>
  );
}

const chosenLang = (value: unknown) => (isLang(value) ? value : DEFAULT_LANGUAGE);
