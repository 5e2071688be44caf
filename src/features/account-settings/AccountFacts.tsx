import { EmailText } from '#src/ui/EmailText.tsx';
import styles from './account.module.css';
import { useAccountSettings } from './account-settings-context.ts';

export function AccountFacts() {
  const { user, texts, homes } = useAccountSettings();
  const { facts: t, kinds } = texts;
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return (
    <section className="card" data-facts="">
      <h2>{t.title}</h2>
      <dl className="dl">
        {name && (
          <>
            {/* An employer's company name is stored as the first name. */}
            <dt>{user.role === 'employer' ? t.company : t.name}</dt>
            <dd>{name}</dd>
          </>
        )}
        <dt>{t.email}</dt>
        <dd>
          <EmailText email={user.email} />
        </dd>
        <dt>{t.kind}</dt>
        <dd>{kinds[user.role]}</dd>
      </dl>
      <p className={styles.after}>
        <a className="btn line small" href={homes[user.role]}>
          {t.home}
        </a>
      </p>
    </section>
  );
}
