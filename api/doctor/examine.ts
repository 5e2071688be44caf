import { statSync } from 'node:fs';
import path from 'node:path';
import { dayInWords } from '#contract/day-in-words.ts';
import type { ServerHealth } from '#contract/desk/overview.ts';
import { seasonOn } from '#contract/matching/season.ts';
import { placeholders } from '../config/placeholders.ts';
import type { Deps } from '../deps.ts';
import { serverHealth } from '../desk/server-health.ts';
import { seasonUnplanned } from '../seasons/season-todo.ts';
import { readEditedFile } from '../settings/edited-file.ts';
import { editsOf } from '../settings/take-over.ts';
import { berlinDate, berlinTime } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { bad, type Finding, look, lookAt, ok } from './finding.ts';
import { growthStore } from './growth.store.ts';
import { outside } from './reach.ts';
import { schema } from './schema.ts';
import { webhook } from './webhook.ts';

/**
 * Looks at all that an operator has to see to, beside the running server or in it. Decides nothing, and never throws:
 * what cannot be looked at is bad itself, and hides nothing else. With `anew: false` others are not asked each time.
 */
export async function examine(deps: Deps, { anew } = { anew: true }): Promise<Finding[]> {
  const health = serverHealth(deps);
  const inside = lookAt({
    settings: async () => [...given(deps), ...(await editedFile(deps))],
    season: () => season(deps),
    secrets: () => secrets(deps),
    folder: () => folder(deps),
    database: async () => database(await health),
    schema: () => schema(deps),
    disk: async () => disk(deps, (await health).files, await freeDays(deps)),
    key: () => key(deps),
    backup: async () => backup((await health).backup, deps.clock.now()),
    mail: async () => mail(deps, (await health).mail),
    alarm: () => alarm(deps),
    webhook: () => webhook(deps),
    clock: () => clock(deps),
  });
  return (await Promise.all([inside, outside(deps, anew)])).flat();
}

function database({ database }: ServerHealth): Finding {
  return database === 'ok'
    ? ok('database', 'antwortet', 'answers')
    : bad('database', 'ist beschädigt: Spielen Sie eine Sicherung zurück', 'is damaged: restore a backup');
}

function given({ site, settings }: Deps): Finding[] {
  const invented = placeholders(site);
  return [
    invented.length > 0
      ? { ...look('settings', 'noch Beispielwerte', 'still has example values'), fields: invented }
      : ok('settings', 'keine Beispielwerte zu erkennen', 'has no example value that can be recognised'),
    ...(settings.refused.length > 0
      ? [
          {
            ...bad(
              'settings',
              'diese Fassung nimmt Werte nicht an, tragen Sie sie neu ein',
              'this release does not take some values, set them anew',
            ),
            fields: settings.refused,
          },
        ]
      : []),
  ];
}

function season(deps: Deps): Finding {
  const { programme } = deps.site;
  const [de, en] = [dayInWords(programme.endsOn, 'de'), dayInWords(programme.endsOn, 'en')];
  // From autumn to the next opening it is so on each good server: a nightly job that always fails is not read.
  if (seasonOn(programme, berlinDate(deps.clock.now())).phase !== 'over')
    return ok('season', `endet am ${de}`, `ends on ${en}`);
  const next =
    seasonUnplanned(deps).count > 0
      ? { de: 'Planen Sie die nächste', en: 'plan the next one' }
      : { de: 'Öffnen Sie die nächste', en: 'open the next one' };
  return look('season', `endete am ${de}: ${next.de} unter Saisons`, `was over on ${en}: ${next.en} under Seasons`);
}

async function editedFile({ settings: { shipped } }: Deps): Promise<Finding[]> {
  const isEdited = await readEditedFile().then(
    (file) => Object.keys(editsOf(shipped, file)).length > 0,
    () => true,
  );
  if (!isEdited) return [];
  return [
    look(
      'settings',
      'site.config.ts wurde geändert und wird nicht mehr gelesen: git checkout site.config.ts',
      'site.config.ts was edited, and is read no more: git checkout site.config.ts',
    ),
  ];
}

const OTHERS = 0o007;
const ANYBODY_ELSE = 0o077;

function secrets({ env }: Deps): Finding {
  const { ENV_FILE, DOCUMENT_KEY_FILE, DOCUMENT_KEY_FILE_PREVIOUS } = env;
  const files = [ENV_FILE, DOCUMENT_KEY_FILE, DOCUMENT_KEY_FILE_PREVIOUS].filter((file) => file !== undefined);
  const open = files.filter((file) => statSync(file).isFile() && (statSync(file).mode & OTHERS) !== 0).join(', ');
  return open === ''
    ? ok('secrets', 'niemand sonst kann sie lesen', 'nobody else can read them')
    : bad(
        'secrets',
        `${open}: Jeder Benutzer dieses Rechners kann das lesen: chmod 600`,
        `${open}: every user of this machine can read it: chmod 600`,
      );
}

function folder({ folders }: Deps): Finding {
  const isOpen = (dir: string) => (statSync(dir).mode & ANYBODY_ELSE) !== 0;
  const open = [folders.root, folders.uploads, folders.outbox].filter(isOpen).join(', ');
  return open === ''
    ? ok('folder', `${folders.root} ist für andere geschlossen`, `${folders.root} is closed to other users`)
    : bad(
        'folder',
        `${open}: Andere Benutzer dieses Rechners können das lesen: chmod 700`,
        `${open} can be read by other users of this machine: chmod 700`,
      );
}

const RATE_DAYS = 7;

/** How many days the disk lasts if as much comes as in the last week; undefined where nothing came. */
async function freeDays({ db, clock, diskSpace }: Deps): Promise<number | undefined> {
  const aDay = growthStore(db).bytesSince(clock.now() - RATE_DAYS * DAY_MS) / RATE_DAYS;
  return aDay === 0 ? undefined : Math.floor((await diskSpace.freeBytes()) / aDay);
}

const DAYS_TO_ACT = 30;
/** Beyond, the rate of one week says nothing. */
const DAYS_TO_TELL = 365;

function disk({ env }: Deps, { state, used_percent }: ServerHealth['files'], days: number | undefined): Finding {
  if (state === 'failed') return bad('disk', 'Unterlagen lassen sich nicht speichern', 'documents cannot be written');
  const used = used_percent ?? '?';
  const reserve = env.DISK_RESERVE_MB;
  if (state === 'low')
    return bad(
      'disk',
      `${used} % belegt: Unter ${reserve} MB werden keine Dateien angenommen. Schaffen Sie Platz`,
      `${used}% used: no files are taken below ${reserve} MB. Make room`,
    );
  if (days === undefined || days > DAYS_TO_TELL) return ok('disk', `${used} % belegt`, `${used}% used`);
  const [de, en] = [
    `${used} % belegt; kommt so viel wie letzte Woche, reicht sie ${days} Tage`,
    `${used}% used; at the rate of last week it lasts ${days} days`,
  ];
  return days < DAYS_TO_ACT
    ? look('disk', `${de}: Schaffen Sie rechtzeitig Platz`, `${en}: make room in time`)
    : ok('disk', de, en);
}

function key({ masterKeys: { place }, folders, env: { DOCUMENT_KEY_FILE } }: Deps): Finding {
  const file = path.join(folders.root, 'secret.key');
  const apart = DOCUMENT_KEY_FILE ?? 'SECRET_KEY';
  return place === 'data-folder'
    ? look(
        'key',
        `${file} liegt bei den Unterlagen: DOCUMENT_KEY_FILE. Bewahren Sie in jedem Fall eine Abschrift anderswo auf`,
        `${file} lies with the documents: DOCUMENT_KEY_FILE. Keep a copy elsewhere in any case`,
      )
    : ok(
        'key',
        `${apart} liegt getrennt von den Unterlagen. Bewahren Sie eine Abschrift anderswo auf: Ohne ihn geht keine Sicherung auf`,
        `${apart} lies apart from the documents. Keep a copy elsewhere: without it no backup opens`,
      );
}

function backup({ at, place, tried_at, problem }: ServerHealth['backup'], now: number): Finding[] {
  const time = at === null ? undefined : berlinTime(Date.parse(at));
  const de = time === undefined ? 'es gibt keine' : `die neueste ist von ${time}`;
  const en = time === undefined ? 'there is none' : `the newest is of ${time}`;
  const tried = tried_at === null ? '' : berlinTime(Date.parse(tried_at));
  return [
    at === null || now - Date.parse(at) > DAY_MS
      ? bad(
          'backup',
          `${de}: Der laufende Server macht alle 15 Minuten eine. Kommt keine, sagt sein Protokoll, warum`,
          `${en}: the running server makes one every 15 minutes. Where none comes, its log says why`,
        )
      : place === 'apart'
        ? ok('backup', de, en)
        : look('backup', `${de}, auf derselben Festplatte: BACKUP_DIR`, `${en}, on the same disk: BACKUP_DIR`),
    problem !== null
      ? bad(
          'trial',
          `die Sicherung taugt nicht (${problem}): npm run backup -- check`,
          `the backup would not do (${problem}): npm run backup -- check`,
        )
      : tried_at === null
        ? look(
            'trial',
            'noch keine Sicherung wurde erprobt: npm run backup -- check',
            'no backup was tried yet: npm run backup -- check',
          )
        : ok('trial', `zurückgespielt und gelesen am ${tried}`, `a backup was restored and read on ${tried}`),
  ];
}

function mail({ env }: Deps, { state, waiting }: ServerHealth['mail']): Finding {
  if (state === 'files') {
    const toFiles = env.PUBLIC_URL.startsWith('https:') ? bad : look;
    return toFiles(
      'mail',
      'SMTP_URL ist nicht gesetzt: Jede E-Mail wird eine Datei, und niemand bekommt sie',
      'no SMTP_URL is set: every mail becomes a file, and nobody gets it',
    );
  }
  if (state === 'ok')
    return ok(
      'mail',
      `geht hinaus; in der Warteschlange: ${waiting}. Senden Sie sich eine zur Probe`,
      `goes out; in the queue: ${waiting}. Send yourself one for trial`,
    );
  return bad(
    'mail',
    `in der Warteschlange: ${waiting}, die älteste seit über ${state === 'late' ? '10 Minuten' : 'einer Stunde'}: Die Seite „E-Mails“ sagt, warum`,
    `in the queue: ${waiting}, the oldest for over ${state === 'late' ? '10 minutes' : 'an hour'}: the page “E-mails” says why`,
  );
}

function alarm({ env: { HEARTBEAT_URL } }: Deps): Finding {
  return HEARTBEAT_URL === undefined
    ? look(
        'alarm',
        'niemand merkt es, wenn der ganze Rechner ausfällt: HEARTBEAT_URL',
        'nobody notices when the whole machine is gone: HEARTBEAT_URL',
      )
    : ok(
        'alarm',
        `${new URL(HEARTBEAT_URL).host} hört jede Minute vom Server`,
        `${new URL(HEARTBEAT_URL).host} hears of the server every minute`,
      );
}

function clock({ clockWatch }: Deps): Finding {
  return clockWatch.isPlausible()
    ? ok('clock', 'passt zu dem, was die Datenbank gesehen hat', 'fits what the database has seen')
    : bad(
        'clock',
        'ist weit von dem entfernt, was die Datenbank gesehen hat: Stellen Sie sie, oder starten Sie einmal mit CLOCK_CONFIRMED=yes',
        'is far from what the database has seen: set it, or start once with CLOCK_CONFIRMED=yes',
      );
}
