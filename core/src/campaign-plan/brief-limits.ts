export const PLAN_DAYS_MAX = 366
/** Maximum number of placements per plan. */
export const PLAN_POSTS_MAX = 500
export const PLAN_CHANNELS_MAX = 25
export const PLAN_CHANNEL_SLOTS_MAX = 42
export const PLAN_PER_WEEK_MAX = 28
export const PLAN_PER_DAY_MAX = 10
export const PLAN_CAPACITY_MAX = 200
/** Maximum gap between two posts: one week, in minutes. */
export const PLAN_GAP_MAX = 7 * 24 * 60
export const PLAN_ALIKE_DAYS_MAX = 60
export const PLAN_PILLARS_MAX = 8
export const PLAN_PERSONAS_MAX = 20
export const PLAN_BLACKOUTS_MAX = 50
export const PLAN_KEY_DATES_MAX = 30
export const PLAN_KEY_DATE_POSTS_MAX = 10
export const PLAN_LEAD_DAYS_MAX = 60
/** Maximum number of slots that a person has emptied and that stay empty. */
export const PLAN_SKIPPED_MAX = 500
export const PLAN_NAME_MAX = 40
export const PLAN_ABOUT_MAX = 300
export const PLAN_WEIGHT_MAX = 10
