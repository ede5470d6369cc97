import { NO_BRAND_RULES, type BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { PersonaRules } from '@postwright/core/checks/persona/persona-rules'

/** A bakery. */
export const HEARTH: BrandRules = {
  ...NO_BRAND_RULES,
  banned: [
    { word: 'cheap', replacement: 'affordable' },
    { word: 'moist', replacement: '' },
  ],
  preferred: [{ word: 'customers', replacement: 'guests' }],
  terms: ['Hearth & Rye', 'SlowLoaf'],
  spelling: 'uk',
  oxfordComma: 'never',
  emoji: 'few',
}

/** Clothes and tents for mountains. */
export const NORTHPINE: BrandRules = {
  ...NO_BRAND_RULES,
  banned: [{ word: 'conquer', replacement: 'climb' }],
  required: ['Northpine'],
  terms: ['Northpine', 'TrailKit'],
  spelling: 'us',
  oxfordComma: 'always',
  bannedHashtags: ['giveaway', 'vanlife'],
}

/** Bookkeeping software. */
export const LEDGERLY: BrandRules = {
  ...NO_BRAND_RULES,
  banned: [
    { word: 'users', replacement: 'people' },
    { word: 'pain point', replacement: '' },
  ],
  preferred: [{ word: 'e-mail', replacement: 'email' }],
  terms: ['Ledgerly', 'iOS'],
  spelling: 'us',
  oxfordComma: 'always',
  emoji: 'none',
}

/** A house for people without a home. */
export const OPEN_DOOR: BrandRules = {
  ...NO_BRAND_RULES,
  banned: [{ word: 'victims', replacement: 'people' }],
  preferred: [{ word: 'homeless people', replacement: 'people without a home' }],
  required: ['Open Door'],
  spelling: 'uk',
  emoji: 'few',
  bannedHashtags: ['poverty'],
}

/** Runs a small shop. */
export const MAYA: PersonaRules = {
  name: 'Maya',
  uses: ['till', 'footfall', 'regulars', 'stock'],
  avoids: ['leverage', 'KPIs', 'conversion funnel', 'monetise'],
  gradeMax: 8,
  pains: [
    { text: 'No time for posting', words: ['evenings', 'minutes', 'hours'] },
    { text: 'Empty weekdays', words: ['quiet', 'slow days', 'empty shop'] },
  ],
  objections: [{ text: 'It costs too much', words: ['price', 'cost', 'free'] }],
  proof: ['number', 'name'],
}

/** A nurse on a ward. */
export const JONAS: PersonaRules = {
  name: 'Jonas',
  uses: ['shift', 'ward', 'handover'],
  avoids: ['heroes', 'self-care', 'resilience'],
  gradeMax: 9,
  pains: [{ text: 'Sleeps badly after nights', words: ['sleep', 'tired', 'night shift'] }],
  objections: [{ text: 'No break to do it in', words: ['break', 'breaks'] }],
  proof: ['link', 'quote'],
}

/** Writes and runs services. */
export const PRIYA: PersonaRules = {
  name: 'Priya',
  uses: ['deploy', 'latency', 'tests', 'on call'],
  avoids: ['magic', 'blazing fast', 'revolutionary'],
  gradeMax: 11,
  pains: [{ text: 'Woken at night', words: ['pager', 'downtime', 'outage'] }],
  objections: [{ text: 'Another lock-in', words: ['lock-in', 'export', 'migration'] }],
  proof: ['number', 'link'],
}
