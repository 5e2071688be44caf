import { endpoint } from '../../http/endpoint.ts';
import { onboardedPartner } from '../caller-partner.ts';
import { viewLinks } from './view-links.ts';

export const listLinks = endpoint('listLinks', {
  auth: onboardedPartner,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, caller }) => viewLinks(deps, caller.partner),
});
