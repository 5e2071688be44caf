import type { WorkArea } from '../employers/airside.ts';
import type { ContractTerms, CostItem, CostLine } from './contract-rules.ts';

interface Range {
  from: number;
  to: number;
}
type Payer = 'student' | 'employer';

/** What the settings say of costs. */
interface Parts {
  contracts: { costsEuro: Record<'exam' | 'postage' | 'embassy' | 'visa' | 'flight' | 'securityCheck', Range> };
  earnings: { month: Record<'roomEuro' | 'healthInsuranceEuro', Range> };
  programme: {
    costs: {
      studentFeeEuro: number;
      paidBy: Record<'visa' | 'flight' | 'insurance' | 'securityCheck' | 'room', Payer>;
    };
  };
}

/**
 * Who pays what besides the wage, in the order of the sheet. For seasonal work the employer pays the journey, as
 * § 15d BeschV asks, and social insurance has the health; landside nobody is checked. Pure.
 */
export function costSheet(
  { contracts: { costsEuro }, earnings: { month }, programme: { costs } }: Parts,
  {
    model,
    housing,
    housing_euro: room,
    area,
  }: Pick<ContractTerms, 'model' | 'housing' | 'housing_euro'> & { area: WorkArea['area'] },
): CostLine[] {
  const { paidBy, studentFeeEuro: fee } = costs;
  const line = (item: CostItem, payer: Payer, euro: CostLine['euro'], per: CostLine['per']) => ({
    ...{ item, euro, per },
    payer: payer === 'student' ? ('candidate' as const) : payer,
  });
  const rent = housing === 'provided' ? room && { from: room, to: room } : month.roomEuro;
  return [
    line('fee', 'student', { from: fee, to: fee }, 'once'),
    line('exam', 'student', costsEuro.exam, 'once'),
    line('postage', 'student', costsEuro.postage, 'once'),
    line('embassy', 'student', costsEuro.embassy, 'once'),
    line('visa', paidBy.visa, costsEuro.visa, 'once'),
    line('flight', model === 'seasonal' ? 'employer' : paidBy.flight, costsEuro.flight, 'once'),
    ...(model === 'seasonal' ? [] : [line('insurance', paidBy.insurance, month.healthInsuranceEuro, 'month')]),
    ...(area === 'landside' ? [] : [line('security', paidBy.securityCheck, costsEuro.securityCheck, 'once')]),
    // A room of the employer that costs nothing has the price 0; any other price is the rent.
    line(
      'room',
      housing === 'provided' ? 'student' : paidBy.room,
      housing === 'provided' && room === 0 ? { from: 0, to: 0 } : rent || null,
      'month',
    ),
  ];
}
