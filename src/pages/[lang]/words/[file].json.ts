import type { APIRoute } from 'astro';
import { wordsFiles } from '#src/features/applicants/application/words-files.ts';
import { partnerWordsFiles } from '#src/features/partner-area/partner-words.ts';

/** Sentences that an island fetches when it needs them. */
export const getStaticPaths = () => [...wordsFiles(), ...partnerWordsFiles()];

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.json), { headers: { 'Content-Type': 'application/json' } });
