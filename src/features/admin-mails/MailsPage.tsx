import * as at from '#contract/addresses/mail.ts';
import { call } from '#src/lib/call/call.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { Choices } from '#src/ui/list/Choices.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import styles from '#src/ui/list/list.module.css';
import { useList } from '#src/ui/list/useList.ts';
import { firstPage } from '#src/ui/list/wish.ts';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import own from './admin-mails.module.css';
import type { AdminMailsProps } from './admin-mails-props.ts';
import { MailTable } from './MailTable.tsx';
import { readMails, STATES } from './mail.ts';
import { Preview } from './Preview.tsx';

const FIELDS = { state: STATES, template: /^[a-z0-9-]{1,60}$/ };

export function MailsPage(props: AdminMailsProps) {
  const { lang, texts: t, path, guard, emptyPicture } = props;
  const list = useList({
    lang,
    path,
    fields: FIELDS,
    ask: (wish, _search, signal) => call(at.listMails, wish, { lang, signal }),
    read: readMails,
    faults: t,
  });
  const toasts = useToasts();
  const { page } = list;
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        <h1 id="mails" tabIndex={-1}>
          {t.title}
        </h1>
        <p className="sm muted">{t.lead}</p>
      </header>
      <div className={own.stack}>
        <section className={`card ${styles.listed}`} aria-labelledby="mails">
          <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
          {page && (
            <>
              <div className={styles.filters}>
                <Choices
                  list={list}
                  wish={page.wish}
                  name="state"
                  label={t.state}
                  choices={[
                    { value: undefined, text: t.all },
                    ...STATES.map((state) => ({
                      value: state,
                      text: t[state],
                      ...(state === 'dead' || state === 'waiting' ? { count: page.counts[state] } : {}),
                    })),
                  ]}
                />
                <div className="field">
                  <label htmlFor="mail-template">{t.template}</label>
                  <select
                    id="mail-template"
                    value={page.wish.template ?? ''}
                    onChange={(event) => list.show(firstPage(page.wish, { template: event.target.value || undefined }))}
                  >
                    <option value="">{t.allTemplates}</option>
                    {page.templates.map((name) => (
                      <option key={name} value={name}>
                        {t.templates[name] ?? name}
                      </option>
                    ))}
                  </select>
                </div>
              </div>
              {page.mails.length > 0 ? (
                <MailTable {...props} mails={page.mails} toasts={toasts} onChanged={list.load} />
              ) : (
                <EmptyList picture={emptyPicture} title={t.empty}>
                  <p className="muted">{t.emptyText}</p>
                </EmptyList>
              )}
              <ListPages list={list} texts={t} focus="mails" />
            </>
          )}
        </section>
        {page && <Preview {...props} templates={page.templates} chosen={page.wish.template} />}
      </div>
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}
