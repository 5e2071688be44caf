import type { Request } from 'express';

/** By its setting, or on a line of 2G; unless the page was asked for with its pictures (scripts/little-pages.ts). */
export function savesData({ headers, query }: Request): boolean {
  return (headers['save-data'] === 'on' || /2g/.test(String(headers.ect))) && query.pictures === undefined;
}
