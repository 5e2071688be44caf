import { ACCOUNTS } from './accounts.ts';
import { DECISIONS } from './decisions.ts';
import { EMPLOYERS } from './employers.ts';
import { LINK } from './link.ts';
import { MATCHES } from './matches.ts';
import type { TemplateName } from './names.ts';
import { OPERATOR } from './operator.ts';
import { OPERATOR_DIGEST } from './operator-digest.ts';
import { OPERATOR_NEWS } from './operator-news.ts';
import { ORIGINALS_AGAIN } from './originals.ts';
import { PARTNER_DECISIONS } from './partner-decisions.ts';
import { PARTNER_MEMBERS } from './partner-members.ts';
import { PARTNERS } from './partners.ts';
import { REMINDERS } from './reminders.ts';
import { STEPS } from './steps.ts';
import type { Template } from './template.ts';

/** Every template by its name. */
export const TEMPLATES: Record<TemplateName, Template> = {
  ...STEPS,
  ...DECISIONS,
  ...ORIGINALS_AGAIN,
  ...REMINDERS,
  ...LINK,
  ...ACCOUNTS,
  ...PARTNERS,
  ...PARTNER_DECISIONS,
  ...PARTNER_MEMBERS,
  ...EMPLOYERS,
  ...MATCHES,
  ...OPERATOR,
  ...OPERATOR_NEWS,
  ...OPERATOR_DIGEST,
};
