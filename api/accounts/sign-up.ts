import { signUpInput } from '#contract/account.ts';
import { neutralReply } from '#contract/applicant.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { recordSecurity } from '../security/record.ts';
import type { Attempt } from './attempts.ts';
import { passwordProblem } from './password-rules.ts';
import { registerSignUp } from './register-sign-up.ts';
import { backingOf } from './sign-up-backing.ts';

/** Whoever holds the mailbox learns more; the reply tells nobody whether an account was there before. */
export const signUp = endpoint({
  name: 'sign-up',
  path: '/api/auth/sign-up',
  methods: ['post'],
  auth: anybody,
  limit: { perNetwork: 600, windowMinutes: 15 },
  input: signUpInput,
  output: neutralReply,
  async handle({ deps, input, lang, from }) {
    const { email, password } = input;
    const { data } = input.options;
    const attempt: Attempt = { kind: 'signup', email, network: from.network };
    const tooMany = deps.attempts.begin(attempt);
    if (tooMany) {
      recordSecurity(deps, 'signup_rate_limited', from.network);
      throw tooMany;
    }
    try {
      const weak = passwordProblem(password, data.role === 'partner' ? 'partner' : 'sign-up', lang);
      if (weak) {
        // Nothing was tried that could be guessed.
        deps.attempts.takeBack(attempt);
        throw weak;
      }
      const backing = backingOf(deps, email, data);
      const passwordHash = await deps.passwords.hash(password);
      const accountId = registerSignUp(deps, {
        email,
        lang,
        passwordHash,
        role: data.role,
        firstName: data.first_name,
        lastName: '',
        ...backing,
      });
      recordSecurity(deps, 'signup_success', from.network, { accountId, metadata: { role: data.role } });
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unexpected';
      const action = code === 'password_weak' ? 'signup_weak_password' : 'signup_failed';
      recordSecurity(deps, action, from.network, { errorMessage: code, metadata: { role: data.role } });
      throw error;
    }
    deps.mail.wake();
    return { success: true as const };
  },
});
