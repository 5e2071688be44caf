import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { TEMPLATE_NAMES } from '../templates/templates.ts';
import { previewMail as preview } from './preview.ts';

export const previewMail = endpoint('previewMail', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, input: { template }, lang }) {
    const name = TEMPLATE_NAMES.find((one) => one === template);
    if (!name) throw problem('mail_not_found');
    const { subject, text } = preview(deps, name, lang);
    return { subject, text };
  },
});
