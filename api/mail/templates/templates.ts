import { ACCOUNTS } from './accounts.ts';
import { ALARMS } from './alarms.ts';
import { CONTRACTS } from './contracts.ts';
import { DECISIONS } from './decisions.ts';
import { DELETIONS } from './deletions.ts';
import { EMPLOYER_DIGEST } from './employer-digest.ts';
import { EMPLOYERS } from './employers.ts';
import { LINK } from './link.ts';
import { MATCHES } from './matches.ts';
import { MEMBERS } from './members.ts';
import { OPERATOR } from './operator.ts';
import { OPERATOR_DIGEST } from './operator-digest.ts';
import { OPERATOR_NEWS } from './operator-news.ts';
import { ORIGINALS_AGAIN } from './originals.ts';
import { PARTNER_DECISIONS } from './partner-decisions.ts';
import { PARTNERS } from './partners.ts';
import { REMINDERS } from './reminders.ts';
import { STEPS } from './steps.ts';

/** Every mail that the product sends, by its name. */
export const TEMPLATES = {
  ...STEPS,
  ...DECISIONS,
  ...ORIGINALS_AGAIN,
  ...REMINDERS,
  ...LINK,
  ...DELETIONS,
  ...ACCOUNTS,
  ...PARTNERS,
  ...PARTNER_DECISIONS,
  ...MEMBERS,
  ...EMPLOYERS,
  ...EMPLOYER_DIGEST,
  ...MATCHES,
  ...CONTRACTS,
  ...OPERATOR,
  ...ALARMS,
  ...OPERATOR_NEWS,
  ...OPERATOR_DIGEST,
};

export type TemplateName = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];

export type OperatorTemplate = Extract<TemplateName, `operator-${string}`>;
