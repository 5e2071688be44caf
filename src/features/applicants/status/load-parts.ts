import { offersAccount } from '../account/offers-account.ts';
import { declarationToChange } from '../enrolment/declaration-to-change.ts';
import { hasSendable } from './has-sendable.ts';
import { ChangeDeclaration, SendableDocuments, StopReminders } from './inner-parts.ts';
import { hasArrived, mayAnnounce } from './originals.ts';
import {
  AccountBlock,
  DataRights,
  DocumentList,
  MyDetails,
  OriginalsBlock,
  Overview,
  type Own,
  PlacementCard,
  readMore,
  StatusScene,
} from './parts.tsx';

/** For the server: fetches all parts that are shown of this application, and what they say. */
export function loadParts(own: Own): Promise<unknown> {
  const { applicant } = own;
  const shown = [
    ...[Overview, StatusScene, PlacementCard, DocumentList, MyDetails, DataRights],
    ...(offersAccount(applicant) ? [AccountBlock] : []),
    ...(mayAnnounce(applicant) || hasArrived(applicant) ? [OriginalsBlock] : []),
  ];
  const inner = [
    StopReminders,
    ...(hasSendable(applicant) ? [SendableDocuments] : []),
    ...(declarationToChange(applicant) ? [ChangeDeclaration] : []),
  ];
  return Promise.all([readMore(own), ...[...shown, ...inner].map(({ load }) => load(own))]);
}
