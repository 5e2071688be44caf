import { addressOfQueue, type QueueQuery, readQueueQuery } from './queue/queue-query.ts';

/** What the desk shows, as its address says. */
export interface DeskPlace {
  query: QueueQuery;
  /** The application that is open, and its document. */
  application?: string | undefined;
  document?: string | undefined;
  /** A dialog that a link from elsewhere opens at once. Read from an address, and in no address that the desk writes. */
  dialog?: 'correct' | undefined;
}

/** Reads a query, in which anything may stand. Pure. */
export function readPlace(address: string): DeskPlace {
  const given = new URLSearchParams(address);
  const id = (name: string) => {
    const value = given.get(name);
    return value && /^[\w-]{1,40}$/.test(value) ? value : undefined;
  };
  const application = id('application');
  const dialog = application && given.get('dialog') === 'correct' ? 'correct' : undefined;
  return {
    query: readQueueQuery(address),
    application,
    document: application && id('document'),
    ...(dialog && { dialog }),
  };
}

/** Pure. */
export function addressOfPlace(deskPath: string, { query, application, document }: DeskPlace): string {
  return addressOfQueue(deskPath, query, {
    ...(application && { application }),
    ...(application && document && { document }),
  });
}
