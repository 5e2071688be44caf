import { renderToString } from 'react-dom/server';
import type { RenderIsland } from '#contract/finished-page.ts';
import { ContractPage } from '../contract/ContractPage.tsx';
import { UploadPage } from '../documents/UploadPage.tsx';
import { VerifyPage } from '../documents/VerifyPage.tsx';
import { EnrolmentPage } from '../enrolment/EnrolmentPage.tsx';
import { PlacementPage } from '../placement/PlacementPage.tsx';
import { StatusPage } from '../status/StatusPage.tsx';
import { Wizard } from '../wizard/Wizard.tsx';

/** The islands that the server can draw, by their names in the built pages. */
const ISLANDS = { Wizard, StatusPage, VerifyPage, UploadPage, EnrolmentPage, PlacementPage, ContractPage };

/** Only the server uses this file, as a bundle of its own: scripts/server-pages.ts. */
export const render: RenderIsland = async ({ name, props, prefix }, finished) => {
  // They differ in their props, which come from the build.
  const Island = ISLANDS[name as keyof typeof ISLANDS] as typeof StatusPage;
  const own = revived([0, JSON.parse(props)]) as Parameters<typeof Island>[0];
  const drawn = await Island.load(own, finished);
  const { kind } = drawn.view;
  const application = drawn.view.kind === 'applicant' ? drawn.view.applicant.id : undefined;
  if (name === 'Wizard' && kind !== 'applicant') return { html: '', kind };
  const html = renderToString(<Island {...own} drawn={drawn} />, { identifierPrefix: prefix });
  // What cannot be drawn inside Suspense is left to the browser, without a word.
  if (html.includes('<!--$!-->')) throw new Error(`${name} cannot be drawn on the server`);
  // Pictures are of less use than the font, which a page asks for at the same time.
  return { html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''), kind, application };
};

type Kept = [kind: number, value: unknown];

/** Astro writes each value of an island's props behind its kind: 0 a plain value or an object, 1 a list. */
function revived([kind, value]: Kept): unknown {
  if (kind === 1) return (value as Kept[]).map(revived);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value as Record<string, Kept>).map(([key, each]) => [key, revived(each)]));
}
