import { randomUUID } from 'node:crypto';
import type { DeskApplication, DeskChoice, MailPreview } from '#contract/desk-application.ts';
import { member } from './accounts.ts';
import type { Api } from './api-server.ts';

/** What the calls of the desk answer, refused or not. */
interface DeskBody {
  application: DeskApplication;
  undo_until: string | null;
  mail: MailPreview;
  code: string;
  error: string;
  errors: { path: string; code: string }[];
}

type Choice = Omit<DeskChoice, 'applicant_id'>;

/** An admin at the review desk, without a browser. */
export async function deskAdmin(api: Api) {
  const { browser, id, email } = await member(api, 'employer');
  api.deps.accounts.setRole(id, 'admin');
  const to = async (path: string, input?: object) => {
    const address = `/api/admin/applications/${path}`;
    const { status, body } = input === undefined ? await browser.get(address) : await browser.post(address, input);
    return { status, body: body as unknown as DeskBody };
  };
  const look = async (applicant: string) => (await to(applicant)).body.application;
  return {
    id,
    email,
    browser,
    to,
    look,
    /** Decides about the application as it is now, unless `seen` says otherwise. */
    async decide(applicant: string, choice: Choice, { seen, decision = randomUUID() as string } = {} as Seen) {
      const code = seen ?? (await look(applicant)).seen;
      const answer = await to(`${applicant}/decide`, { ...choice, seen: code, decision_id: decision });
      return { ...answer, decision };
    },
    undo: (applicant: string, decision: string) => to(`${applicant}/undo`, { decision_id: decision }),
    preview: (applicant: string, choice: Choice) => to(`${applicant}/preview`, choice),
  };
}

interface Seen {
  seen?: string;
  decision?: string;
}

export type DeskAdmin = Awaited<ReturnType<typeof deskAdmin>>;
