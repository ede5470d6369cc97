/** The largest interval of a rhythm, and the most days that it can be limited to. */
export const RECURRENCE_INTERVAL_MAX = 99
export const RECURRENCE_COUNT_MAX = 1_000
/** Of one workspace. */
export const SERIES_MAX = 50
/** How many days of one series can be skipped, and what its content may take as JSON. */
export const SERIES_SKIPPED_MAX = 400
export const SERIES_CONTENT_BYTES_MAX = 200_000
/** Contents that one series remembers to have made posts from. */
export const SERIES_CONTENTS_KEPT = 50
/** How far ahead the posts of a series are made. */
export const SERIES_DAYS_AHEAD = 90
