import { useRef, useState } from 'react';
import styles from './desk.module.css';
import { Funnel } from './Funnel.tsx';
import { NeedYou } from './NeedYou.tsx';
import { PeopleList } from './PeopleList.tsx';
import { type Filter, needYou, type Registrations } from './registrations.ts';
import { Tiles } from './Tiles.tsx';
import type { RegistrationsHandle } from './useRegistrations.ts';
import { Weeks } from './Weeks.tsx';

interface Props {
  registrations: Registrations;
  at: number;
  handle: RegistrationsHandle;
}

/** Numbers, who needs the partner now, then the list. */
export function Figures({ registrations, at, handle }: Props) {
  const { counts, weeks, people } = registrations;
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLHeadingElement>(null);
  const showWaiting = () => {
    setFilter('waiting');
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Tiles counts={counts} weeks={weeks} waiting={needYou(people)} at={at} />
      <div className={styles.columns}>
        <NeedYou people={people} at={at} handle={handle} onAll={showWaiting} />
        <div className={styles.stack}>
          <Funnel counts={counts} />
          <Weeks weeks={weeks} />
        </div>
      </div>
      <PeopleList heading={list} people={people} at={at} handle={handle} filter={filter} onFilter={setFilter} />
    </>
  );
}
