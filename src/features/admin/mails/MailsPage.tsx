import { useRef } from 'react';
import { call } from '#src/lib/call/call.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { Choices } from '#src/ui/list/Choices.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListPage } from '#src/ui/list/ListPage.tsx';
import styles from '#src/ui/list/list.module.css';
import { firstPage } from '#src/ui/list/list-query.ts';
import { useList } from '#src/ui/list/useList.ts';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import type { RoomProps } from '../room-props.ts';
import { MailTable } from './MailTable.tsx';
import { STATES } from './mail.ts';
import type { MailsTexts } from './mails.text.ts';
import { Preview } from './Preview.tsx';
import { TestMail } from './TestMail.tsx';

const FIELDS = { state: STATES, template: /^[a-z0-9-]{1,60}$/ };

export function MailsPage(props: RoomProps<MailsTexts>) {
  const { lang, texts: t, guard, emptyPicture } = props;
  const list = useList({
    lang,
    fields: FIELDS,
    ask: (query, _search, signal) => call('POST /api/admin/mails', query, { lang, signal }),
    faults: t,
  });
  const toasts = useToasts();
  const { page } = list;
  // A mail that goes out again takes its row along, and the button.
  const hasSent = useRef(false);
  useFocusBack(page, () => (hasSent.current ? document.getElementById('mails') : null));
  const sent = () => {
    hasSent.current = true;
    list.load();
  };
  return (
    <>
      <ListPage
        guard={guard}
        list={list}
        id="mails"
        texts={t}
        above={page && <TestMail {...props} push={toasts.push} />}
        below={page && <Preview {...props} templates={page.templates} chosen={page.query.template} />}
      >
        {(page) => (
          <>
            <div className={styles.filters}>
              <Choices
                list={list}
                query={list.query}
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
              <ChoiceSelect
                id="mail-template"
                label={t.template}
                value={list.query.template}
                any={t.allTemplates}
                options={page.templates.map((id) => ({ id, name: t.templates[id] ?? id }))}
                onChoose={(template) => list.show(firstPage(list.query, { template: template || undefined }))}
              />
            </div>
            {page.mails.length > 0 ? (
              <MailTable {...props} mails={page.mails} toasts={toasts} onChanged={sent} />
            ) : (
              <EmptyList picture={emptyPicture} title={t.empty} text={t.emptyText} />
            )}
          </>
        )}
      </ListPage>
      <Toaster toasts={toasts} close={t.close} />
    </>
  );
}
