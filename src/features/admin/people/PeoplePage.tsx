import { call } from '#src/lib/call/call.ts';
import { ListPage } from '#src/ui/list/ListPage.tsx';
import { useList } from '#src/ui/list/useList.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import type { RoomProps } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import type { PeopleTexts } from './people.text.ts';
import { byAddress } from './people.ts';
import { useChanges } from './useChanges.ts';

export function PeoplePage(props: RoomProps<PeopleTexts>) {
  const { lang, texts: t, guard } = props;
  const mayDecide = useMayDecide();
  const list = useList({
    lang,
    fields: {},
    ask: (query, _search, signal) => call('GET /api/admin/people', query, { lang, signal }),
    read: byAddress,
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
  const below = page && (
    <>
      {page.invitations.length > 0 && (
        <Invitations {...props} invitations={page.invitations} changes={changes} mayDecide={mayDecide} />
      )}
      {mayDecide && <InviteForm {...props} toasts={changes.toasts} onInvited={list.load} />}
    </>
  );
  return (
    <>
      <ListPage guard={guard} list={list} id="people" texts={t} below={below}>
        {({ people }) => <PeopleTable {...props} people={people} changes={changes} mayDecide={mayDecide} />}
      </ListPage>
      <Toaster toasts={changes.toasts} close={t.close} />
    </>
  );
}
