import { basename } from 'node:path';
import { pathIn } from '#contract/call-entry.ts';
import { calls } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../../deps.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import type { Signer } from '../../papers/declaration.ts';
import { drawInTurn } from '../../papers/one-at-a-time.ts';
import type { Applicant } from '../applicant.store.ts';
import { applicantToken } from '../applicant-auth.ts';

type Parts = Pick<Deps, 'site' | 'env'>;
type Draw = (parts: Parts, lang: Lang, signer: Signer) => Promise<Buffer>;

/** A call that draws a sheet for the holder of the token. It changes nothing, so a plain link can open it. */
export function applicantPaper(name: 'enrolmentDeclaration' | 'coverSheet', draw: Draw): Endpoint {
  return endpoint(name, {
    auth: applicantToken,
    limit: { perNetwork: 300, perCaller: 12 },
    handle: async ({ deps, caller, input: { lang } }) => ({
      name: `${basename(pathIn(calls[name].at))}.pdf`,
      mime: 'application/pdf',
      bytes: await drawInTurn(() => draw(deps, lang ?? caller.applicant.lang, signerOf(caller.applicant))),
    }),
  });
}

export function signerOf(applicant: Applicant): Signer {
  return {
    firstNames: [applicant.first_name, applicant.middle_name].filter(Boolean).join(' '),
    lastName: applicant.last_name,
    applicationId: applicant.id,
  };
}
