import { createRequire } from 'node:module';

// Loaded with the first sign-in, as most of what a day brings needs no device.
const require = createRequire(import.meta.url);
const bowser = (): typeof import('bowser') => require('bowser');

/** Browser and system, such as 'Chrome, Android'; '' if unknown. Without versions, which identify people. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = bowser().parse(userAgent.slice(0, 300));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 80);
}
