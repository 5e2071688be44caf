import { REGISTRATION_STEPS } from '#contract/model/steps.ts';
import { REGISTRATION_ORDERS, REGISTRATION_TURNS } from '#contract/partners/registration.ts';
import { counted } from '#src/i18n/counted.ts';
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
  const { texts } = usePartnerArea();
  const t = texts.registrations;
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
      <Choice
        id="people-filter"
        label={t.filter}
        value={query.filter}
        choices={[
          ['all', t.filterAll],
          ['waiting', t.filterWaiting],
          ...REGISTRATION_STEPS.map((step) => [step, t.steps[step]] as const),
        ]}
        onChoice={(filter) => find({ ...query, filter })}
      />
      <Choice
        id="people-turn"
        label={t.turn}
        value={query.turn}
        choices={[['all', t.filterAll], ...REGISTRATION_TURNS.map((turn) => [turn, t.turnChoices[turn]] as const)]}
        onChoice={(turn) => find({ ...query, turn })}
      />
      <Choice
        id="people-order"
        label={t.order}
        value={query.order}
        choices={REGISTRATION_ORDERS.map((order) => [order, t.orders[order]] as const)}
        onChoice={(order) => find({ ...query, order })}
      />
      <p className="sm muted" role="status">
        {counted(all, t.shownOne, t.shown, { shown: count, all })}
      </p>
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChoice: (value: Value) => void;
}

function Choice<Value extends string>({ id, label, value, choices, onChoice }: ChoiceProps<Value>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = choices.find(([one]) => one === event.target.value);
          if (chosen) onChoice(chosen[0]);
        }}
      >
        {choices.map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}
