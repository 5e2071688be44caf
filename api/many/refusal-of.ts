import { Problem } from '../http/problem.ts';

/** Why one of several is refused; undefined where it is done. A fault of the server is thrown, and ends them all. */
export function refusalOf(work: () => void): Problem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return error;
  }
}
