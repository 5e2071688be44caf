import { commandLine } from '../support/command-line.ts';
import type { CliAnswer } from '../support/run-cli.ts';
import { jpeg, largePdf, pdf, png } from './files.ts';
import { createMailbox, type ReceivedMail } from './mailbox.ts';
import { operatorOf } from './operator.ts';
import { type SeededApplicant, seedApplicant, type WantedApplicant } from './seed.ts';
import type { RunningServer } from './server.ts';

export type { Upload } from './files.ts';

/** What tests do outside the page: as the operator, as the reader of a mailbox, as a camera. */
export interface Product {
  seedApplicant(wanted: WantedApplicant): Promise<SeededApplicant>;
  /** All mails to this address, oldest first, once the server has nothing left to send. */
  mails(to: string): Promise<ReceivedMail[]>;
  /** The operator, who decides about the newest application of an address. */
  operator(email: string): ReturnType<typeof operatorOf>;
  /** Runs `npm run admin -- …` beside the running server; tests/api/cli.test.ts starts another process. */
  admin(...args: string[]): Promise<CliAnswer>;
  close(): Promise<void>;
  pdf: typeof pdf;
  largePdf: typeof largePdf;
  png: typeof png;
  jpeg: typeof jpeg;
}

export function createProduct(server: RunningServer): Product {
  const { deps } = server;
  const terminal = commandLine(server);
  return {
    seedApplicant: (wanted) => seedApplicant(deps, wanted),
    mails: createMailbox(server),
    operator: (email) => operatorOf(server, email),
    admin: (...args) => terminal.run('admin', ...args),
    close: terminal.close,
    pdf,
    largePdf,
    png,
    jpeg,
  };
}
