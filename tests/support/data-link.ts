import type { Api } from './api-server.ts';
import { mailsTo } from './mails.ts';

/** The token in the newest link to the page "your data" that was mailed to an address. */
export async function dataTokenOf(api: Api, email: string): Promise<string> {
  await api.post('../my-data/request-link', { email });
  const texts = (await mailsTo(api, email)).map(({ text = '' }) => /my-data\?token=([\w-]{43})/.exec(text)?.[1]);
  const token = texts.filter(Boolean).at(-1);
  if (!token) throw new Error(`no link to the data of ${email}`);
  return token;
}
