import { useRef } from 'react';
import { NeedYou } from '../people/NeedYou.tsx';
import { PeopleList } from '../people/PeopleList.tsx';
import { EVERYBODY } from '../registration-query.ts';
import type { Summary } from '../registrations.ts';
import type { People, RegistrationsHandle } from '../useRegistrations.ts';
import { Funnel } from './Funnel.tsx';
import styles from './figures.module.css';
import { RegistrationTiles } from './RegistrationTiles.tsx';
import { Weeks } from './Weeks.tsx';

interface Props {
  summary: Summary;
  people: People;
  at: number;
  handle: RegistrationsHandle;
}

/** The figures, who needs the partner now, and the list of students. */
export function Figures({ summary, people, at, handle }: Props) {
  const { counts, weeks, waiting } = summary;
  const list = useRef<HTMLHeadingElement>(null);
  const showWaiting = () => {
    handle.find({ ...EVERYBODY, filter: 'waiting', order: 'longest' });
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <RegistrationTiles summary={summary} at={at} />
      <div className={styles.columns}>
        <NeedYou
          key={handle.round}
          waiting={waiting}
          known={people.known}
          at={at}
          handle={handle}
          onAll={showWaiting}
        />
        <div className="grid">
          <Funnel counts={counts} />
          <Weeks weeks={weeks} />
        </div>
      </div>
      <PeopleList heading={list} people={people} all={counts.registered} at={at} handle={handle} />
    </>
  );
}
