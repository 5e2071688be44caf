import { REGISTRATION_STEPS } from '#contract/model/steps.ts';
import { REGISTRATION_ORDERS, REGISTRATION_TURNS } from '#contract/partners/registration.ts';
import { counted } from '#src/i18n/counted.ts';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import type { RegistrationQuery } from '../registration-query.ts';
import type { RegistrationsHandle } from '../useRegistrations.ts';
import styles from './people.module.css';

interface Props {
  query: RegistrationQuery;
  find: RegistrationsHandle['find'];
  count: number;
  all: number;
}

/** Search, filters and order of the list. */
export function PeopleFind({ query, find, count, all }: Props) {
  const t = usePartnerArea().texts.registrations;
  return (
    <search className={styles.find}>
      <div className="field">
        <label htmlFor="people-search">{t.search}</label>
        <input
          id="people-search"
          type="search"
          autoComplete="off"
          maxLength={t.searchMax}
          value={query.search}
          onChange={(event) => find({ ...query, search: event.target.value }, true)}
        />
      </div>
      <ChoiceSelect
        id="people-filter"
        label={t.filter}
        value={query.filter}
        options={[
          { id: 'all', name: t.filterAll },
          { id: 'waiting', name: t.filterWaiting },
          ...REGISTRATION_STEPS.map((id) => ({ id, name: t.steps[id] })),
        ]}
        onChoose={(filter) => find({ ...query, filter })}
      />
      <ChoiceSelect
        id="people-turn"
        label={t.turn}
        value={query.turn}
        options={[
          { id: 'all', name: t.filterAll },
          ...REGISTRATION_TURNS.map((id) => ({ id, name: t.turnChoices[id] })),
        ]}
        onChoose={(turn) => find({ ...query, turn })}
      />
      <ChoiceSelect
        id="people-order"
        label={t.order}
        value={query.order}
        options={REGISTRATION_ORDERS.map((id) => ({ id, name: t.orders[id] }))}
        onChoose={(order) => find({ ...query, order })}
      />
      <p className="sm muted" role="status">
        {counted(all, t.shownOne, t.shown, { shown: count, all })}
      </p>
    </search>
  );
}
