import { type MonthChoice, monthOf, type TaxRules } from '#contract/pay/month.ts';

/** What the page gives the calculator: the costs that nobody chooses, the rules of the tax, and its money. */
export interface CalculatorBasis {
  costs: Pick<MonthChoice, 'living' | 'insurance'>;
  rules: TaxRules;
  locale: string;
}

/** Counts one month anew for each choice. Without a script there is the table, and the form stays hidden. */
export function startCalculator(): void {
  const form = document.querySelector<HTMLElement>('[data-calculator]');
  if (!form) return;
  const { costs, rules, locale }: CalculatorBasis = JSON.parse(form.dataset.calculator ?? '');
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const chosen = (name: string) => (form.querySelector(`[name=${name}]`) as HTMLSelectElement).value;
  const count = () => {
    const choice = { hours: +chosen('hours'), euroPerHour: +chosen('wage'), room: +chosen('room') };
    const month = monthOf({ ...costs, ...choice, tax: 'byTable' }, rules);
    for (const place of form.querySelectorAll<HTMLElement>('[data-part]')) {
      place.textContent = euro.format(month[place.dataset.part as keyof typeof month]);
    }
  };
  form.addEventListener('change', count);
  form.hidden = false;
  count();
}
