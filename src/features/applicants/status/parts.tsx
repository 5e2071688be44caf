import type { ComponentType, ReactNode } from 'react';
import type { Lang } from '#contract/languages.ts';
import { readTextFile } from '#src/lib/read-text-file.ts';
import { part } from '#src/ui/part.tsx';
import type { Applicant } from '../application/applicant.ts';
import { type ApplicantResources, ApplicantResourcesContext } from '../shell/applicant-resources.ts';
import type { StatusTexts } from './status.text.ts';

/** What every part is told. */
export interface Own {
  applicant: Applicant;
  token: string;
  lang: Lang;
  /** Address of `MoreTexts`. */
  more: string;
}

/** What the parts say: one file, which comes with the first of them that is used. */
export interface MoreTexts {
  resources: ApplicantResources;
  texts: StatusTexts;
}

/** By their address: the server draws pages in each language. */
const files = new Map<string, MoreTexts>();
const coming = new Map<string, Promise<MoreTexts>>();

export async function readMore({ more, lang }: Own): Promise<void> {
  if (files.has(more)) return;
  const file = coming.get(more) ?? readTextFile<MoreTexts>(more, lang);
  coming.set(more, file);
  try {
    files.set(more, await file);
  } finally {
    coming.delete(more);
  }
}

type Shown<Texts> = ComponentType<Own & { texts: Texts; children?: ReactNode }>;

/** @param pick what of the file it says */
function worded<Texts>(fetch: () => Promise<Shown<Texts>>, pick: (texts: StatusTexts) => Texts) {
  return part<Own & { children?: ReactNode }, Own>(async (first) => {
    const [Shown] = await Promise.all([fetch(), readMore(first)]);
    return (props) => {
      const { resources, texts } = files.get(props.more) as MoreTexts;
      return (
        <ApplicantResourcesContext value={resources}>
          <Shown {...props} texts={pick(texts)} />
        </ApplicantResourcesContext>
      );
    };
  });
}

/** Nearly all of /status: what somebody only reads stays as the server has drawn it. */
export const Overview = worded<StatusTexts>(
  async () => (await import('./to-read.ts')).Overview,
  (texts) => texts,
);
export const StatusScene = worded<StatusTexts['aside']>(
  async () => (await import('./to-read.ts')).StatusScene,
  (texts) => texts.aside,
);
export const OriginalsBlock = worded<StatusTexts>(
  async () => (await import('./OriginalsBlock.tsx')).OriginalsBlock,
  (texts) => texts,
);
export const PlacementCard = worded<StatusTexts['placement']>(
  async () => (await import('./to-read.ts')).PlacementCard,
  (texts) => texts.placement,
);
export const AccountBlock = worded<StatusTexts['account']>(
  async () => (await import('../account/AccountBlock.tsx')).AccountBlock,
  (texts) => texts.account,
);
export const DocumentList = worded<StatusTexts['papers']>(
  async () => (await import('./to-read.ts')).DocumentList,
  (texts) => texts.papers,
);
export const MyDetails = worded<StatusTexts['details']>(
  async () => (await import('./MyDetails.tsx')).MyDetails,
  (texts) => texts.details,
);
export const DataRights = worded<StatusTexts['rights']>(
  async () => (await import('./DataRights.tsx')).DataRights,
  (texts) => texts.rights,
);
