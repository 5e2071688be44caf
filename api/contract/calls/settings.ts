import type { CallEntries } from '../call-entry.ts';
import * as settings from '../settings/settings.ts';

/** Calls about what the operator sets, and the pages that are made of it. */
export const settingsCalls = {
  getSettings: {
    at: 'GET /api/admin/settings',
    summary: 'The settings in force, and how the pages made of them stand.',
    input: settings.buildPagesInput,
    reply: settings.settingsReply,
  },
  previewSettings: {
    at: 'POST /api/admin/preview-settings',
    summary: 'What other settings would change and take away. Changes nothing.',
    input: settings.settingsChangeInput,
    reply: settings.settingsPreviewReply,
  },
  keepSettings: {
    at: 'POST /api/admin/keep-settings',
    summary: 'Keeps other settings, or those of an earlier version, as a new version, and has the pages built again.',
    input: settings.keepSettingsInput,
    reply: settings.settingsReply,
  },
  settingsHistory: {
    at: 'GET /api/admin/settings-history',
    summary: 'Who set what and when, the newest first.',
    input: settings.settingsHistoryInput,
    reply: settings.settingsHistoryReply,
  },
  getPagesState: {
    at: 'GET /api/admin/pages-state',
    summary: 'Whether the pages are being built, were built, or why not.',
    input: settings.buildPagesInput,
    reply: settings.pagesStateReply,
  },
  buildPages: {
    at: 'POST /api/admin/build-pages',
    summary: 'Builds the pages again where they do not fit the settings.',
    input: settings.buildPagesInput,
    reply: settings.pagesStateReply,
  },
} as const satisfies CallEntries;
