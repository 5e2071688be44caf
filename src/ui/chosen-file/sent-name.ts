import type { FileFacts } from '#contract/file-problem.ts';

/** 'CV..final.pdf' is refused by every call, as it could be a path; nobody but us has to know that. */
export function sentName({ name }: { name: string }): string {
  return name.replace(/\.{2,}/g, '.');
}

/** What the rules of files are asked of: the file as it would be sent. */
export function sentFacts(file: FileFacts): FileFacts {
  return { name: sentName(file), size: file.size, type: file.type };
}
