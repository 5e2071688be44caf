import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { changeBack, changeSettings } from './change-settings.ts';
import { lossesOf } from './losses.ts';

export const previewSettings = endpoint('previewSettings', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 300 },
  async handle({ deps, input: { values = {}, earlier } }) {
    const { site, changes } = earlier === undefined ? changeSettings(deps, values) : changeBack(deps, earlier);
    return { changes, losses: await lossesOf(deps, site) };
  },
});
