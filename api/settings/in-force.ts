import type * as z from 'zod';
import { checkSite, type SiteConfig } from '../config/site.ts';
import type { KeptValues } from './settings.store.ts';

/** The values in force, and the fields whose kept value this release does not take: theirs is the shipped one. */
export interface InForce {
  site: SiteConfig;
  refused: readonly string[];
}

/** The shipped values with those that the operator keeps. A kept value that is refused stops nothing. Pure. */
export function inForce(shipped: SiteConfig, kept: KeptValues): InForce {
  // By hand, somebody may have set a whole section beside one of its fields.
  const isSection = (field: string) => Object.keys(kept).some((other) => other.startsWith(`${field}.`));
  let fields = Object.keys(kept).filter((field) => valueAt(shipped, field) !== undefined && !isSection(field));
  while (fields.length > 0) {
    const site = withValues(shipped, pick(kept, fields));
    const result = checkSite(site);
    const faulty = result.success
      ? []
      : fields.filter((field) => result.error.issues.some((issue) => isAbout(issue, field)));
    // A fault that no kept value has a part in is one of the shipped ones.
    if (faulty.length === 0) return { site: result.data ?? site, refused: others(kept, fields) };
    fields = others(pick(kept, fields), faulty);
  }
  return { site: shipped, refused: Object.keys(kept) };
}

/** Whether a fault may lie in a field: in a part of it, or, of a rule about several values and no row, beside it. */
function isAbout(issue: z.core.$ZodIssue, field: string): boolean {
  const at = issue.path.join('.');
  if (`${at}.`.startsWith(`${field}.`) || field.startsWith(`${at}.`)) return true;
  const isInRow = issue.path.some((key) => typeof key === 'number');
  return issue.code === 'custom' && !isInRow && area(at) === area(field);
}

const area = (field: string) => field.slice(0, field.indexOf('.') >>> 0);
const pick = (values: KeptValues, fields: readonly string[]): KeptValues =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
const others = (values: KeptValues, fields: readonly string[]) =>
  Object.keys(values).filter((field) => !fields.includes(field));

/** What stands in a field; undefined where there is no such field. */
export function valueAt(site: SiteConfig, field: string): unknown {
  return field.split('.').reduce<unknown>((inside, key) => {
    const isThere = typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key);
    return isThere ? (inside as Record<string, unknown>)[key] : undefined;
  }, site);
}

/** A copy with other values; each field has to be there. */
export function withValues(site: SiteConfig, values: KeptValues): SiteConfig {
  const copy = structuredClone(site);
  for (const [field, value] of Object.entries(values)) {
    const at = field.lastIndexOf('.');
    const parent = (at < 0 ? copy : valueAt(copy, field.slice(0, at))) as Record<string, unknown>;
    parent[field.slice(at + 1)] = value;
  }
  return copy;
}
