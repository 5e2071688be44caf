import * as at from '#contract/addresses/admin.ts';
import { call } from '#src/lib/call/call.ts';
import { useMayDecide } from '#src/ui/guard/useMayDecide.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import styles from '#src/ui/list/list.module.css';
import { useList } from '#src/ui/list/useList.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import own from './admin-people.module.css';
import type { AdminPeopleProps } from './admin-people-props.ts';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { readPeople } from './people.ts';
import { useChanges } from './useChanges.ts';

export function PeoplePage(props: AdminPeopleProps) {
  const { lang, texts: t, path, guard } = props;
  const mayDecide = useMayDecide();
  const list = useList({
    lang,
    path,
    fields: {},
    ask: (wish, _search, signal) => call(at.listAdmins, wish, { lang, signal }),
    read: readPeople,
    faults: t,
  });
  const changes = useChanges(props, list.load);
  const { page } = list;
  // A change removes the button that made it: the focus goes to what can be done with the same person now.
  useFocusBack(JSON.stringify(page ?? null), () => {
    if (changes.last === undefined) return null;
    const row = document.getElementById(`person-${changes.last}`);
    return row?.querySelector('button') ?? document.getElementById('invited') ?? document.getElementById('people');
  });
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        <h1 id="people" tabIndex={-1}>
          {t.title}
        </h1>
        <p className="sm muted">{t.lead}</p>
      </header>
      <div className={own.stack}>
        <section className={`card ${styles.listed}`} aria-labelledby="people">
          <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
          {page && <PeopleTable {...props} people={page.people} changes={changes} mayDecide={mayDecide} />}
          <ListPages list={list} texts={t} focus="people" />
        </section>
        {page && page.invitations.length > 0 && (
          <Invitations {...props} invitations={page.invitations} changes={changes} mayDecide={mayDecide} />
        )}
        {page && mayDecide && <InviteForm {...props} toasts={changes.toasts} onInvited={list.load} />}
      </div>
      <Toaster toasts={changes.toasts} close={t.close} />
    </div>
  );
}
