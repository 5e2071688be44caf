import { APPLICATION_FIELDS } from './application-fields.text.ts';
import { type ExportTable, flag, json, text, time } from './export-field.ts';
import type { TableOf } from './exported-rows.store.ts';

const { file_name, size, sha256, uploaded_at } = APPLICATION_FIELDS.document.fields;
const wishes = {
  available_from: text('Verfügbar von', 'Available from'),
  available_until: text('Verfügbar bis', 'Available until'),
  level: text('Deutsch-Niveau', 'Level of German'),
  first_wish: text('Erste gewünschte Arbeit', 'First wish for work'),
  second_wish: text('Zweite gewünschte Arbeit', 'Second wish for work'),
  passport_until: text('Reisepass gültig bis', 'Passport valid until'),
};

/** What belongs to a placement: what somebody said for it, proposals, contracts. */
export const PLACEMENT_FIELDS = {
  placement_profile: {
    title: { de: 'Ihre Angaben für den Einsatz', en: 'Your details for the placement' },
    fields: {
      born_on: text('Geburtsdatum', 'Date of birth'),
      nationality: text('Staatsangehörigkeit', 'Nationality'),
      home_address: text('Anschrift zu Hause', 'Home address'),
      university: text('Hochschule', 'University'),
      field_of_study: text('Studienfach', 'Field of study'),
      is_enrolled: flag('Eingeschrieben', 'Enrolled'),
      vacation_from: text('Semesterferien von', 'Vacation from'),
      vacation_until: text('Semesterferien bis', 'Vacation until'),
      days_worked: text(
        'Tage in einem Job in Deutschland in den zwölf Monaten davor',
        'Days in a job in Germany in the twelve months before',
      ),
      ...wishes,
      certificate_on: text('Sprachzertifikat vom', 'Date of the language certificate'),
      certificate_provider: text('Wer das Zertifikat ausgestellt hat', 'Who issued the certificate'),
      pool_number: text('Nummer, unter der Arbeitgeber Sie sehen', 'Number under which employers see you'),
      created_at: time('Angelegt am', 'Created at'),
      changed_at: time('Geändert am', 'Changed at'),
    },
    leftOut: { applicant_id: 'key', version: 'technical' },
  },
  pool_candidate: {
    title: { de: 'Was Arbeitgeber von Ihnen sehen', en: 'What employers see of you' },
    fields: {
      number: text('Nummer', 'Number'),
      ...wishes,
      days_left: text('Verbleibende Kalendertage', 'Calendar days left'),
      documents: text('Stand der Unterlagen', 'State of the documents'),
      approved_at: time('Freigegeben am', 'Approved at'),
      since: time('Sichtbar seit', 'Shown since'),
    },
    leftOut: { applicant_id: 'key' },
  },
  match: {
    title: { de: 'Vorschläge für einen Platz', en: 'Proposals for a placement' },
    fields: {
      state: text('Stand', 'State'),
      score: text('Wie gut es passt (0 bis 100)', 'How well it fits (0 to 100)'),
      score_parts: json('Woraus sich das ergibt', 'What this is made of'),
      rank: text('Platz auf der Warteliste', 'Place on the waiting list'),
      starts_on: text('Von', 'From'),
      ends_on: text('Bis', 'Until'),
      answer_until: time('Antwort bis', 'Answer by'),
      reason: text('Grund des Endes', 'Reason of the end'),
      created_at: time('Angelegt am', 'Created at'),
      changed_at: time('Geändert am', 'Changed at'),
    },
    leftOut: {
      id: 'key',
      requirement_id: 'others',
      applicant_id: 'key',
      phase: 'copy',
      version: 'technical',
    },
  },
  assignment_row: {
    title: { de: 'Berechnete Vorschläge der Saison', en: 'Computed proposals of the season' },
    fields: {
      score_parts: json('Woraus sich der Vorschlag ergibt', 'What the proposal is made of'),
      rank: text('Platz', 'Place'),
      starts_on: text('Von', 'From'),
      ends_on: text('Bis', 'Until'),
      state: text('Stand', 'State'),
      refusal: text('Warum nichts daraus wurde', 'Why nothing came of it'),
    },
    leftOut: {
      number: 'key',
      requirement_id: 'others',
      requirement_version: 'technical',
      applicant_id: 'key',
      counted_from: 'technical',
      greedy_requirement_id: 'others',
      greedy_score: 'technical',
    },
  },
  contract: {
    title: { de: 'Ihre Arbeitsverträge', en: 'Your employment contracts' },
    fields: {
      id: text('Kennung des Vertrags', 'Id of the contract'),
      state: text('Stand', 'State'),
      cancel_reason: text('Warum er zurückgezogen wurde', 'Why it was cancelled'),
      terms_version: text('Geltende Fassung', 'Version that holds'),
      ends_on: text('Endet am', 'Ends on'),
      created_at: time('Angelegt am', 'Created at'),
      changed_at: time('Geändert am', 'Changed at'),
    },
    leftOut: { match_id: 'key', employer_id: 'key', applicant_id: 'key', version: 'technical' },
  },
  contract_terms: {
    title: { de: 'Was in den Verträgen steht', en: 'What the contracts say' },
    fields: {
      contract_id: text('Kennung des Vertrags', 'Id of the contract'),
      version: text('Fassung', 'Version'),
      terms: json('Inhalt', 'Content'),
      created_at: time('Angelegt am', 'Created at'),
      sent_at: time('Gesendet am', 'Sent at'),
      costs_acknowledged_at: time('Kostenübersicht bestätigt am', 'Cost sheet acknowledged at'),
    },
    leftOut: { account_id: 'others' },
  },
  contract_copy: {
    title: { de: 'Unterschriebene Exemplare', en: 'Signed copies' },
    fields: {
      id: text('Kennung des Exemplars', 'Id of the copy'),
      contract_id: text('Kennung des Vertrags', 'Id of the contract'),
      terms_version: text('Fassung', 'Version'),
      side: text('Wer unterschrieben hat', 'Who has signed'),
      ...{ file_name, size, sha256, uploaded_at },
      review: text('Prüfung', 'Review'),
      review_note: text('Warum es zurückgegeben wurde', 'Why it was sent back'),
    },
    leftOut: { key_id: 'technical' },
  },
  contract_mark: {
    title: { de: 'Was zu den Verträgen auf Papier geschah', en: 'What happened on paper around the contracts' },
    fields: {
      contract_id: text('Kennung des Vertrags', 'Id of the contract'),
      what: text('Was', 'What'),
      terms_version: text('Fassung', 'Version'),
      day: text('Tag', 'Day'),
      noted_by: text('Festgehalten von', 'Noted by'),
      noted_at: time('Festgehalten am', 'Noted at'),
    },
    leftOut: { account_id: 'others' },
  },
  contract_end: {
    title: { de: 'Wie Verträge vor ihrem letzten Tag enden', en: 'How contracts end before their last day' },
    fields: {
      contract_id: text('Kennung des Vertrags', 'Id of the contract'),
      ended_by: text('Von wem', 'By whom'),
      ground: text('Grund', 'Ground'),
      paper: text('Papier', 'Paper'),
      paper_on: text('Tag des Papiers', 'Day of the paper'),
      last_day: text('Letzter Tag', 'Last day'),
      noted_at: time('Festgehalten am', 'Noted at'),
    },
    leftOut: { account_id: 'others' },
  },
  contract_request: {
    title: { de: 'Bitten zu Verträgen', en: 'Requests about contracts' },
    fields: {
      id: text('Kennung', 'Id'),
      contract_id: text('Kennung des Vertrags', 'Id of the contract'),
      side: text('Von wem', 'By whom'),
      kind: text('Worum es geht', 'What it is about'),
      words: text('Worte', 'Words'),
      asked_at: time('Gefragt am', 'Asked at'),
      answer: text('Antwort', 'Answer'),
      answered_at: time('Beantwortet am', 'Answered at'),
    },
    leftOut: { account_id: 'others' },
  },
} satisfies Partial<Record<TableOf<'applicant'>, ExportTable>>;
