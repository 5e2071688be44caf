import { anybody, endpoint } from '../../http/endpoint.ts';
import { eligibilityOf } from './sign-up-eligibility.ts';
import { takeSignUp } from './take-sign-up.ts';

export const signUp = endpoint('signUp', {
  auth: anybody,
  limit: { perNetwork: 600 },
  page: 'same',
  readTyped: ({ role, access_token, ...fields }) => ({ ...fields, options: { data: { role, access_token } } }),
  async handle({ deps, input, lang, from }) {
    const { email, password, options } = input;
    const { role: chosen_role, first_name } = options.data;
    const form = { email, password, chosen_role, first_name, last_name: '', lang, from };
    await takeSignUp(deps, form, () => eligibilityOf(deps, email, options.data));
    return { success: true as const };
  },
});
