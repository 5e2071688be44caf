import type { FindingState } from '#contract/desk/finding.ts';
import type { Text } from '#contract/languages.ts';

/** Every part that is looked at: its name on the page; the command line prints the English one. */
export const PARTS = {
  settings: { de: 'Einstellungen', en: 'settings' },
  season: { de: 'Saison', en: 'season' },
  secrets: { de: 'Geheime Dateien', en: 'secrets' },
  folder: { de: 'Datenordner', en: 'data folder' },
  database: { de: 'Datenbank', en: 'database' },
  schema: { de: 'Aufbau der Datenbank', en: 'schema' },
  disk: { de: 'Festplatte', en: 'disk' },
  key: { de: 'Schlüssel', en: 'key' },
  backup: { de: 'Sicherung', en: 'backup' },
  trial: { de: 'Probe der Sicherung', en: 'trial' },
  mail: { de: 'E-Mail', en: 'mail' },
  alarm: { de: 'Alarm von außen', en: 'heartbeat' },
  webhook: { de: 'Webhook', en: 'webhook' },
  clock: { de: 'Uhr', en: 'clock' },
  scanner: { de: 'Virenscanner', en: 'scanner' },
  address: { de: 'Adresse', en: 'address' },
  certificate: { de: 'Zertifikat', en: 'certificate' },
  proxy: { de: 'Proxy', en: 'proxy' },
  SPF: { de: 'SPF', en: 'SPF' },
  DKIM: { de: 'DKIM', en: 'DKIM' },
  DMARC: { de: 'DMARC', en: 'DMARC' },
} as const satisfies Record<string, Text>;
export type Part = keyof typeof PARTS;

export interface Finding {
  state: FindingState;
  part: Part;
  /** What was found, and what to do. */
  say: Text;
  /** Paths of the settings that it is about: the page gives their names, the command line the paths. */
  fields?: readonly string[];
}

type Found = (part: Part, de: string, en: string) => Finding;

const found =
  (state: FindingState): Found =>
  (part, de, en) => ({ state, part, say: { de, en } });
export const [ok, look, bad] = [found('ok'), found('look'), found('bad')];

type Looked = Finding | Finding[];

/** Looks at several parts at once. Never rejects: what cannot be looked at is bad itself. */
export async function lookAt(looks: Partial<Record<Part, () => Looked | Promise<Looked>>>): Promise<Finding[]> {
  const looked = Object.entries(looks).map(async ([part, at]) => {
    try {
      return await at();
    } catch (error) {
      return bad(part as Part, `ließ sich nicht ansehen: ${error}`, `could not be looked at: ${error}`);
    }
  });
  return (await Promise.all(looked)).flat();
}
