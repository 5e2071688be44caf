import { ROLE_RULES } from '#contract/accounts/roles.ts';
import type { EmployerState } from '#contract/employers/employer-rules.ts';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { STATE_TONES } from '#src/nouns/employer/employer.text.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListPage } from '#src/ui/list/ListPage.tsx';
import { ListSearch } from '#src/ui/list/ListSearch.tsx';
import styles from '#src/ui/list/list.module.css';
import { StateChoices } from '#src/ui/list/StateChoices.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { RoomProps } from '../room-props.ts';
import type { AdminEmployersTexts } from './employers.text.ts';
import { type EmployersFound, STATES } from './employers.ts';

const FIELDS = { state: STATES };

export function EmployerList(props: RoomProps<AdminEmployersTexts>) {
  const { lang, texts: t, guard, emptyPicture } = props;
  const list = useList({
    lang,
    fields: FIELDS,
    ask: ({ state, ...query }, search, signal) =>
      call(
        'POST /api/admin/employers',
        { ...query, search, state: state as EmployerState | undefined },
        { lang, signal },
      ),
    faults: t,
  });
  return (
    <ListPage guard={guard} list={list} id="employers" texts={t} count={list.page?.employers.length}>
      {(page) => (
        <>
          <div className={styles.filters}>
            <ListSearch list={list} id="employer-search" texts={t} className={styles.search} />
            <StateChoices
              list={list}
              query={list.query}
              label={t.state}
              states={STATES}
              names={t.states}
              counts={page.counts}
              texts={t}
            />
          </div>
          {page.employers.length > 0 ? (
            <EmployerTable {...props} employers={page.employers} />
          ) : (
            <EmptyList
              picture={emptyPicture}
              title={page.search ? t.nothing : t.empty}
              text={page.search ? t.nothingText : t.emptyText}
            >
              {!page.search && <a href={`/${lang}${ROLE_RULES.employer.signIn}`}>{t.signUp}</a>}
            </EmptyList>
          )}
        </>
      )}
    </ListPage>
  );
}

function EmployerTable({
  texts: t,
  links,
  employers,
}: RoomProps<AdminEmployersTexts> & Pick<EmployersFound, 'employers'>) {
  return (
    <CardTable caption={t.title} heads={[t.fields.company, t.fields.contact_person, t.state, t.since]}>
      {employers.map(({ id, company, contact_person, email, state, created_at, submitted_at }) => (
        <tr key={id} data-employer={id}>
          <th scope="row">
            <a className="long" href={`${links.employers}?employer=${id}`}>
              {company || t.noCompany}
            </a>
          </th>
          <td data-l={t.fields.contact_person}>
            <div className="long">
              {contact_person}
              <p className="sm muted">
                <EmailText text={email} />
              </p>
            </div>
          </td>
          <td data-l={t.state}>
            <div className="long">
              <span className={`badge ${STATE_TONES[state]}`}>{t.states[state]}</span>
              {state === 'submitted' && submitted_at && (
                <p className="sm muted">{fill(t.submittedOn, { date: formatDate(submitted_at) })}</p>
              )}
            </div>
          </td>
          <td data-l={t.since} className={styles.date}>
            <time dateTime={created_at}>{formatDate(created_at)}</time>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
