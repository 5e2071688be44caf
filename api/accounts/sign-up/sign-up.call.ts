import { anybody, endpoint } from '../../http/endpoint.ts';
import { eligibilityOf } from './sign-up-eligibility.ts';
import { takeSignUp } from './take-sign-up.ts';

export const signUp = endpoint('signUp', {
  auth: anybody,
  limit: { perNetwork: 600 },
  page: 'same',
  readTyped: ({ role, access_token, ...fields }) => ({ ...fields, options: { data: { role, access_token } } }),
  async handle({ deps, input, lang, from }) {
    const { email, password } = input;
    const { data } = input.options;
    const form = {
      email,
      password,
      role: data.role,
      firstName: data.first_name,
      lastName: '',
      lang,
      network: from.network,
      signal: from.signal,
    };
    await takeSignUp(deps, form, () => eligibilityOf(deps, email, data));
    return { success: true as const };
  },
});
