import Bowser from 'bowser';

/** Browser and system, such as 'Chrome, Android'; '' if unknown. Without versions, which identify people. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 300));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 80);
}
