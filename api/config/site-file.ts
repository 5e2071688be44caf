import { readFileSync } from 'node:fs';
import type { site as edited } from '../../site.config.ts';
import shipped from './shipped-values.json' with { type: 'json' };

/**
 * The values that pages are made of: the shipped ones, or, where the running server has its pages built, the ones in
 * force there, from the file that it names. A test writes the shipped ones anew, as site.config.ts has them:
 * `npx vitest run tests/api/shipped-values.test.ts -u`.
 */
const given = process.env.SITE_VALUES;
export const site: typeof edited = given ? JSON.parse(readFileSync(given, 'utf8')) : shipped;
