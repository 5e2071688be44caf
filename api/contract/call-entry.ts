import type * as z from 'zod/mini';

/** Where a call is to be reached. `:name` in a path stands for a field of the input. */
export interface CallAddress {
  methods: readonly ('get' | 'post')[];
  path: string;
}

/** All that both halves know of a call. Who may make it, and how often, stands in the call's own file. */
export interface CallEntry extends CallAddress {
  name: string;
  /** For people who read the document of the API. */
  summary: string;
  input: z.ZodMiniType;
  /** Sent as multipart/form-data, with files beside the fields; as JSON unless it is said. */
  body?: 'form';
  /** The JSON of an answer; a file of ours of this media type; a file that somebody has sent; or no content. */
  reply: z.ZodMiniType | FileKind | 'document' | 'nothing';
}

interface FileKind {
  file: string;
}

/** The whole entry for each of these addresses: none is forgotten, and none is bound to another's. */
export type EntriesOf<Addresses> = { readonly [Name in keyof Addresses]: CallEntry & Addresses[Name] };
