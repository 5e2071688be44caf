import type { SessionUser } from '#contract/account.ts';
import { fill } from '#contract/fill.ts';
import { Guard } from '#src/ui/guard/Guard.tsx';
import styles from './employer-area.module.css';
import type { EmployerAreaProps } from './employer-area-props.ts';

/** /dashboard/employer: the start page of an employer. */
export function EmployerDashboard(props: EmployerAreaProps) {
  return <Guard guard={props.guard}>{(user) => <Dashboard {...props} user={user} />}</Guard>;
}

function Dashboard({ user, texts: t, ...props }: EmployerAreaProps & { user: SessionUser }) {
  const { links, contactEmail, replyWithinHours, picture } = props;
  // An employer's company name is stored as the first name.
  const company = user.first_name;
  return (
    <div className="wrap app">
      <header>
        <h1>{company ? fill(t.helloName, { name: company }) : t.hello}</h1>
        <p className="sm muted">{fill(t.signedInAs, { email: user.email })}</p>
      </header>
      <div className="with-aside">
        <div>
          <section className="card up pictured">
            <img src={picture} alt="" width={640} height={400} />
            <div>
              <h2>{t.nextTitle}</h2>
              <p>{t.nextText}</p>
              <p className="muted">{t.meanwhile}</p>
              <p className="acts">
                <a className="btn" href={links.ask}>
                  {t.ask}
                </a>
                <a className="btn line" href={links.costs}>
                  {t.costs}
                </a>
              </p>
            </div>
          </section>
        </div>
        <aside>
          <section className="card">
            <h2>{t.accountTitle}</h2>
            <dl className="dl">
              {company && (
                <>
                  <dt>{t.company}</dt>
                  <dd>{company}</dd>
                </>
              )}
              <dt>{t.email}</dt>
              <dd>{user.email}</dd>
            </dl>
            <p className={styles.act}>
              <a className="btn line sml" href={links.account}>
                {t.settings}
              </a>
            </p>
          </section>
          <section className="card">
            <h2>{t.helpTitle}</h2>
            <p className="sm muted">{fill(t.helpText, { hours: replyWithinHours })}</p>
            <p>
              <a className={styles.link} href={links.contact}>
                {contactEmail}
              </a>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}
