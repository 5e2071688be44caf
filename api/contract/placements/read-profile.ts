import { readDay } from '../read-day.ts';
import { PLACEMENT_FIELDS, type PlacementField, type PlacementProfile } from './placement-profile.ts';

/** What a form holds; a number that cannot be read is null. Pure. */
export function readProfile(typed: (name: PlacementField) => string): PlacementProfile {
  const text = (name: PlacementField) => typed(name).trim();
  const isDay = (name: string) => /_(?:on|from|until)$/.test(name);
  const texts = Object.fromEntries(
    PLACEMENT_FIELDS.map((name) => [name, isDay(name) ? readDay(text(name)) : text(name)]),
  );
  const enrolled = text('is_enrolled');
  const days = text('days_worked');
  return {
    ...(texts as unknown as PlacementProfile),
    is_enrolled: enrolled === '' ? null : enrolled === 'yes',
    days_worked: /^\d{1,3}$/.test(days) && Number(days) <= 366 ? Number(days) : null,
  };
}
