/** Numbers of the radar of other people's posts. Milliseconds unless the name says otherwise. */

const HOUR = 60 * 60_000

/** Sources that one workspace follows. */
export const RADAR_SOURCES_MAX = 20
export const RADAR_NAME_MAX = 120
/** Posts older than this are removed. */
export const RADAR_DAYS = 90
export const RADAR_KEPT = RADAR_DAYS * 24 * HOUR
/** Posts of one source that one month keeps, the newest; with the lengths below they always fit one document. */
export const RADAR_MONTH_POSTS_MAX = 240
export const RADAR_TEXT_MAX = 500
export const RADAR_LINK_MAX = 500
export const RADAR_TAGS_MAX = 10
/** Posts that one answer holds, the newest, and those of one source that a preview shows. */
export const RADAR_READ_MAX = 2_000
export const RADAR_PREVIEW_MAX = 5
/** Own posts that topics are compared with. */
export const RADAR_OWN_MAX = 200
/** Rows of a table that one call takes. */
export const RADAR_ROWS_MAX = 100
/** Length of the marks by which a site knows that nothing has changed. */
export const RADAR_MARK_MAX = 300

/** Rules of a site for programs hold this long after they were read. */
export const SITE_RULES_KEPT = 24 * HOUR
/** A source is read this often. */
export const RADAR_INTERVAL = 4 * HOUR
/** The longest pause after failures, and the longest that a site may ask for. */
export const RADAR_BACK_OFF_MAX = 3 * 24 * HOUR
/** Milliseconds for which a run holds the source that it reads. */
export const RADAR_CLAIM = 10 * 60_000
/** A person may have a source read again this long after it was read. */
export const RADAR_CHECK_GAP = 60_000
/** Figures of posts that are younger than this are read again with the source. */
export const RADAR_FRESH = 7 * 24 * HOUR
