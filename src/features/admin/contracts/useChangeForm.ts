import { unlawfulWork } from '#contract/employers/lawful-work.ts';
import { periodFault } from '#contract/employers/requirement-rules.ts';
import { faultParams } from '#contract/employers/work-fault.ts';
import { CONTRACT_FIELDS, type ContractFields } from '#contract/employment-contracts/contract-rules.ts';
import { centsOf, wholeEuroOf } from '#contract/euro-text.ts';
import { hoursOf } from '#contract/hours-text.ts';
import { MAX_WEEK_HOURS } from '#contract/limits.ts';
import { mayTaxFlat } from '#contract/pay/tax-ways.ts';
import { readDay } from '#contract/read-day.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { useAskBeforeLeaving } from '#src/ui/useAskBeforeLeaving.ts';
import type { ContractFound } from './contracts.ts';
import type { AdminContractsProps } from './contracts-props.ts';

export interface ChangeProps extends AdminContractsProps {
  found: ContractFound;
  /** Whether the form holds something that is not saved: it is not to be passed over. */
  onUnsaved: (isUnsaved: boolean) => void;
  onSaved: (found: ContractFound) => void;
  onClose: () => void;
}

/** The form of a contract's terms. */
export function useChangeForm({ lang, texts, errors, longest, wages, found, onSaved }: ChangeProps) {
  const { id, version, terms } = found.contract;
  const form = useForm({
    id: 'change',
    names: CONTRACT_FIELDS,
    check: (entries) => [
      ...problemsIn(entries, (days) => periodFault({ ...days, model: terms?.model ?? '' }, longest)),
      ...unlawfulWork(
        {
          ...{ ...typedTerms(entries), ...typedNumbers(entries) },
          ...{ field_of_work: terms?.field_of_work ?? '', model: terms?.model ?? '' },
        },
        wages,
      ).map((fault) => ({
        ...{ path: fault.path, code: fault.code },
        params: faultParams(fault, lang),
      })),
    ],
    send: (entries, { signal }) => {
      const { wage_cents, week_hours, ...fields } = typedTerms(entries);
      const input = { ...fields, ...typedNumbers(entries), wage_cents: wage_cents ?? 0, week_hours: week_hours ?? 0 };
      return call('POST /api/admin/change-contract', { contract_id: id, seen: version, ...input }, { lang, signal });
    },
    onOk: (reply) => {
      onSaved(reply);
    },
    fallback: texts.contracts.life.fallback,
    errors,
  });
  const held = { ...typedTerms(form.entries), ...typedNumbers(form.entries) };
  const isUnsaved = form.entries.size > 0 && CONTRACT_FIELDS.some((name) => terms && held[name] !== terms[name]);
  useAskBeforeLeaving(isUnsaved);
  const shown = form.entries.size > 0 || !terms ? held : terms;
  const isFlatTooLong = shown.tax.startsWith('flat') && !mayTaxFlat(shown);
  return { form, isUnsaved, isFlatTooLong };
}

/** Whole numbers of the form; a blank one of these is 0, and for the notice it is none. */
const NUMBERS = [
  'break_minutes',
  'overtime_percent',
  'night_percent',
  'sunday_percent',
  'pay_day',
  'leave_days',
] as const;
type NumberField = (typeof NUMBERS)[number] | 'notice_weeks';
type Typed = Omit<ContractFields, 'wage_cents' | 'week_hours' | NumberField> &
  Record<'wage_cents' | 'week_hours', number | null>;

const WHOLE = /^\d{0,3}$/;
function typedNumbers(entries: Entries): Pick<ContractFields, NumberField> {
  const text = (name: NumberField) => textOf(entries, name).trim();
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, Number(text(name))]));
  const notice_weeks = text('notice_weeks') === '' ? null : Number(text('notice_weeks'));
  return { ...(numbers as Record<(typeof NUMBERS)[number], number>), notice_weeks };
}

/** What the form holds; a number that cannot be read is null. Pure. */
function typedTerms(entries: Entries): Typed {
  const text = (name: (typeof CONTRACT_FIELDS)[number]) => textOf(entries, name).trim();
  return {
    site: text('site'),
    starts_on: readDay(text('starts_on')),
    ends_on: readDay(text('ends_on')),
    week_hours: hoursOf(text('week_hours')),
    wage_cents: centsOf(text('wage_cents')),
    housing: text('housing') as ContractFields['housing'],
    housing_euro: wholeEuroOf(text('housing_euro')),
    shifts: text('shifts'),
    shifts_en: text('shifts_en'),
    tax: text('tax') as ContractFields['tax'],
    tariffs: text('tariffs'),
    employer_address: text('employer_address'),
    representative: text('representative'),
    candidate_address: text('candidate_address'),
  };
}

type FaultOfDays = (days: Pick<Typed, 'starts_on' | 'ends_on'>) => ReturnType<typeof periodFault>;

function problemsIn(entries: Entries, faultOfDays: FaultOfDays): Problem[] {
  const typed = typedTerms(entries);
  const { week_hours: hours } = typed;
  const empty = (['site', 'starts_on', 'ends_on'] as const).filter((name) => typed[name] === '');
  const period = faultOfDays(typed);
  const isUnread = typed.housing_euro === null && textOf(entries, 'housing_euro').trim() !== '';
  const unread = [...NUMBERS, 'notice_weeks'].filter((name) => !WHOLE.test(textOf(entries, name).trim()));
  return [
    ...unread.map((path) => ({ path, code: 'number_invalid' })),
    ...empty.map((path) => ({ path, code: 'input_empty' })),
    ...(hours === null || hours < 1 || hours > MAX_WEEK_HOURS
      ? [{ path: 'week_hours', code: 'week_hours_invalid' }]
      : []),
    ...(typed.wage_cents === null ? [{ path: 'wage_cents', code: 'wage_invalid' }] : []),
    ...(isUnread ? [{ path: 'housing_euro', code: 'euro_invalid' }] : []),
    ...(period
      ? [{ path: 'ends_on', code: period.code, params: { max: period.max, until: formatDate(period.until) } }]
      : []),
  ];
}
