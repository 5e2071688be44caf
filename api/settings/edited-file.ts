/**
 * What site.config.ts holds, where an operator may have set values before settings were kept in the data folder.
 * @throws Error of one line with the place of a slip in it
 */
export async function readEditedFile(): Promise<object> {
  try {
    return (await import('../../site.config.ts')).site;
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const [place = 'site.config.ts'] = /site\.config\.ts:\d+/.exec(stack) ?? [];
    throw new Error(`${place}: ${message}`);
  }
}
