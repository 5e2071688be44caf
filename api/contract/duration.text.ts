import type { Text } from './languages.ts';

/** Hours in words, to follow 'gilt' and 'is valid for'. */
export function hoursInWords(hours: number): Text {
  return hours === 1 ? { de: 'eine Stunde', en: 'one hour' } : { de: `${hours} Stunden`, en: `${hours} hours` };
}

export function yearsInWords(years: number): Text {
  return years === 1 ? { de: 'ein Jahr', en: 'one year' } : { de: `${years} Jahre`, en: `${years} years` };
}

export function daysInWords(days: number): Text {
  return days === 1 ? { de: 'einen Tag', en: 'one day' } : { de: `${days} Tage`, en: `${days} days` };
}
