import type { APIRoute } from 'astro';
import { contractsTextFiles } from '#src/features/admin/contracts/contracts-text-files.ts';
import { deskTextFiles } from '#src/features/admin/desk/desk-text-files.ts';
import { lawTextFiles } from '#src/features/admin/law/law-text-files.ts';
import { setUpTextFiles } from '#src/features/admin/set-up/set-up-props.ts';
import { settingsTextFiles } from '#src/features/admin/settings/settings-text-files.ts';
import { textsFiles } from '#src/features/applicants/application/text-files.ts';
import { employerAreaTextFiles, employerContractsTextFiles } from '#src/features/employer-area/employer-text-files.ts';
import { partnerTextFiles } from '#src/features/partner-area/partner-text-files.ts';

/** Sentences that an island fetches when it needs them. */
export const getStaticPaths = () => [
  ...textsFiles(),
  ...partnerTextFiles.routes(),
  ...deskTextFiles.routes(),
  ...contractsTextFiles.routes(),
  ...employerAreaTextFiles.routes(),
  ...employerContractsTextFiles.routes(),
  ...settingsTextFiles.routes(),
  ...setUpTextFiles.routes(),
  ...lawTextFiles.routes(),
];

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.json), { headers: { 'Content-Type': 'application/json' } });
