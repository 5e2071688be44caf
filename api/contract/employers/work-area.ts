import * as z from 'zod/mini';
import { CHECK_ANSWERS, WORK_AREAS } from './airside.ts';

/** Where the work is, and which authority answered what on which ISO day; '' for what is not known. */
export const workArea = {
  area: z.enum(['', ...WORK_AREAS]),
  check_authority: z.string(),
  check_answer: z.enum(['', ...CHECK_ANSWERS]),
  check_answered_on: z.string(),
};
