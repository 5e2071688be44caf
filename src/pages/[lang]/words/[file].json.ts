import type { APIRoute } from 'astro';
import { wordsFiles } from '#src/features/applicants/words-files.ts';

/** Sentences that an island fetches when it needs them. */
export const getStaticPaths = wordsFiles;

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.json), { headers: { 'Content-Type': 'application/json' } });
