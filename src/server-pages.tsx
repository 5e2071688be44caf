import { renderToString } from 'react-dom/server';
import type { RenderIsland, ViewKind } from '#contract/finished-page.ts';
import { faultsOf } from '#src/ui/form/plain-form.ts';
import { ContractPage } from './features/applicants/contract/ContractPage.tsx';
import { UploadPage } from './features/applicants/documents/UploadPage.tsx';
import { VerifyPage } from './features/applicants/documents/VerifyPage.tsx';
import { EnrolmentPage } from './features/applicants/enrolment/EnrolmentPage.tsx';
import { PlacementPage } from './features/applicants/placement/PlacementPage.tsx';
import type { View } from './features/applicants/shell/view.ts';
import { StatusPage } from './features/applicants/status/StatusPage.tsx';
import { Wizard } from './features/applicants/wizard/Wizard.tsx';
import { MyData } from './features/my-data/MyData.tsx';
import type { OwnDataView } from './features/my-data/useOwnData.ts';

/** The islands that the server can draw, by their names in the built pages. */
const ISLANDS = { Wizard, StatusPage, VerifyPage, UploadPage, EnrolmentPage, PlacementPage, ContractPage, MyData };

/** What a view is to the page around it. */
const KINDS: Record<View['kind'] | OwnDataView['kind'], ViewKind> = {
  ...{ applicant: 'applicant', start: 'start', unreachable: 'unreachable' },
  ...{ ready: 'applicant', ask: 'start', erased: 'start', failed: 'unreachable' },
  ...{ loading: 'unreachable', undecided: 'unreachable' },
};

/** Only the server uses this file, as a bundle of its own: scripts/server-pages.ts. */
export const render: RenderIsland = async (island, given) => {
  const drawn = await draw(island, given);
  const { refused } = given;
  if (!refused || drawn.html.includes(`id="${faultsOf(refused.id)}"`)) return drawn;
  return draw(island, { ...given, refused: { ...refused, isGone: true } });
};

const draw: RenderIsland = async ({ name, props, prefix }, finished) => {
  // They differ in their props, which come from the build.
  const Island = ISLANDS[name as keyof typeof ISLANDS] as typeof StatusPage;
  const own = revived([0, JSON.parse(props)]) as Parameters<typeof Island>[0];
  const drawn = await Island.load(own, finished);
  const { view } = drawn;
  const kind = KINDS[view.kind];
  const application = view.kind === 'applicant' ? view.applicant.id : undefined;
  if (name === 'Wizard' && kind !== 'applicant' && finished.token !== '') return { html: '', kind, finished };
  const html = renderToString(<Island {...own} drawn={drawn} />, { identifierPrefix: prefix });
  // What cannot be drawn inside Suspense is left to the browser, without a word.
  if (html.includes('<!--$!-->')) throw new Error(`${name} cannot be drawn on the server`);
  // Pictures are of less use than the font, which a page asks for at the same time.
  return { html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''), kind, finished, application };
};

type Kept = [kind: number, value: unknown];

/** Astro writes each value of an island's props behind its kind: 0 a plain value or an object, 1 a list. */
function revived([kind, value]: Kept): unknown {
  if (kind === 1) return (value as Kept[]).map(revived);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value as Record<string, Kept>).map(([key, each]) => [key, revived(each)]));
}
