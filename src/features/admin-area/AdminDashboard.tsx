import type { SessionUser } from '#contract/account.ts';
import { fill } from '#contract/fill.ts';
import { Guard } from '#src/ui/guard/Guard.tsx';
import styles from './admin-area.module.css';
import type { AdminAreaProps } from './admin-area-props.ts';
import { Todo } from './Todo.tsx';

/** /dashboard/admin: what waits for an admin. */
export function AdminDashboard(props: AdminAreaProps) {
  return <Guard guard={props.guard}>{(user) => <Dashboard {...props} user={user} />}</Guard>;
}

function Dashboard({ user, lang, texts: t, links }: AdminAreaProps & { user: SessionUser }) {
  return (
    <div className="wrap app">
      <header>
        <h1>{t.hello}</h1>
        <p className="sm muted">{fill(t.signedInAs, { email: user.email })}</p>
      </header>
      <div className="with-aside">
        <div>
          <Todo lang={lang} texts={t} partners={links.partners} />
          <section className="card">
            <h2>{t.partnersTitle}</h2>
            <p className="muted">{t.partnersText}</p>
            <p className={styles.act}>
              <a className="btn" href={links.partners}>
                {t.partnersLink}
              </a>
            </p>
          </section>
          <section className="card" data-soon="">
            <div className="row spread">
              <h2>{t.reviewTitle}</h2>
              <span className="badge">{t.soon}</span>
            </div>
            <p className="muted">{t.reviewText}</p>
            <p>
              <code className="mono">npm run applicants -- list</code>
            </p>
          </section>
        </div>
        <aside>
          <section className="card" data-soon="">
            <div className="row spread">
              <h2>{t.figuresTitle}</h2>
              <span className="badge">{t.soon}</span>
            </div>
            <p className="sm muted">{t.figuresText}</p>
          </section>
          <section className="card">
            <h2>{t.accountTitle}</h2>
            <p className={styles.who}>{user.email}</p>
            <p className={styles.act}>
              <a className="btn line sml" href={links.account}>
                {t.settings}
              </a>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}
