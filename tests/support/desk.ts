import { randomUUID } from 'node:crypto';
import { unseenDocuments } from '#api/applicants/review/unseen-documents.ts';
import { type Address, pathIn } from '#contract/call-entry.ts';
import type { DeskApplication, DeskChoice, MailPreview } from '#contract/desk/desk-application.ts';
import { newAdmin, type Visitor } from './accounts.ts';
import type { Api } from './api-server.ts';

/** What the calls of the desk answer, refused or not. */
interface DeskBody {
  application: DeskApplication;
  sends_mail: boolean;
  mail: MailPreview;
  code: string;
  error: string;
  errors: { path: string; code: string }[];
}

type Choice = Omit<DeskChoice, 'applicant_id'>;

/** An admin at the review desk, without a browser. */
export async function deskAdmin(api: Api) {
  const { browser, id, email } = await newAdmin(api);
  const open = async (named: string) => {
    const { status, body } = await browser.get(`/api/admin/applications/${named}`);
    return { status, body: body as unknown as DeskBody };
  };
  const look = async (applicant: string) => (await open(applicant)).body.application;
  const post = async (at: Address, applicant: string, input: object) => {
    const { status, body } = await browser.post(pathIn(at), { applicant_id: applicant, ...input });
    return { status, body: body as unknown as DeskBody };
  };
  const view = (document: string) => browser.post('/api/admin/view-document', { document_id: document });
  /** All that waits for a review and was not shown to this admin yet. */
  const viewAll = async (applicant: string) => {
    for (const document of unseenDocuments(api.deps, applicant, id)) await view(document.id);
  };
  return {
    id,
    email,
    browser,
    open,
    look,
    post,
    /** Shows a document to this admin, as the page says when it stands on the screen. */
    view,
    viewAll,
    /** Looks at all documents, and decides about the application as it is now, unless `seen` says otherwise. */
    async decide(applicant: string, choice: Choice, { seen, decision = randomUUID() as string } = {} as Seen) {
      if (['accept', 'approve', 'complete'].includes(choice.action)) await viewAll(applicant);
      const code = seen ?? (await look(applicant)).seen;
      const answer = await post('POST /api/admin/decide-application', applicant, {
        ...choice,
        seen: code,
        decision_id: decision,
      });
      return { ...answer, decision };
    },
    undo: (applicant: string, decision: string) =>
      post('POST /api/admin/undo-decision', applicant, { decision_id: decision }),
    preview: (applicant: string, choice: Choice) => post('POST /api/admin/preview-decision', applicant, choice),
  };
}

/** A document as an admin's page fetches it: its bytes, or a refusal. */
export function openDocument(api: Pick<Api, 'url'>, admin: Visitor, id: string, method = 'GET'): Promise<Response> {
  return fetch(`${api.url}/api/admin/documents/${id}/ahead`, { method, headers: { cookie: admin.cookie } });
}

interface Seen {
  seen?: string;
  decision?: string;
}

export type DeskAdmin = Awaited<ReturnType<typeof deskAdmin>>;
