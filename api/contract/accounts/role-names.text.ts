import type { Text } from '../languages.ts';
import type { Role } from './roles.ts';

interface RoleName {
  /** Whose account it is. */
  one: Text;
  /** Whose area or page it is. */
  many: Text;
  /** In a sentence that says whom a page is for. */
  inSentence: Text;
}

/** What each role is called, wherever somebody reads it. */
export const ROLE_NAMES = {
  student: {
    one: { de: 'Studierende', en: 'Student' },
    many: { de: 'Studierende', en: 'Students' },
    inSentence: { de: 'Studierende', en: 'student' },
  },
  partner: {
    one: { de: 'Partner', en: 'Partner' },
    many: { de: 'Partner', en: 'Partners' },
    inSentence: { de: 'Partner', en: 'partner' },
  },
  employer: {
    one: { de: 'Arbeitgeber', en: 'Employer' },
    many: { de: 'Arbeitgeber', en: 'Employers' },
    inSentence: { de: 'Arbeitgeber', en: 'employer' },
  },
  admin: {
    one: { de: 'Verwaltung', en: 'Administration' },
    many: { de: 'Verwaltung', en: 'Administration' },
    inSentence: { de: 'die Verwaltung', en: 'admin' },
  },
} as const satisfies Readonly<Record<Role, RoleName>>;
