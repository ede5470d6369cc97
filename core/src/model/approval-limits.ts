/** Members who are asked for one approval, and decisions that are kept with its request. */
export const APPROVAL_ASKED_MAX = 20
export const APPROVAL_DECISIONS_MAX = 20
/** Posts that are approved by one call. */
export const APPROVALS_AT_ONCE = 25
/** A request without a decision is followed by a reminder after this time and after twice as long, then by one to those who manage the workspace. */
export const APPROVAL_REMINDER_AFTER = 24 * 60 * 60 * 1000
export const APPROVAL_REMINDERS = 3
/** Channels and labels whose posts need other approvals than those of their workspace. */
export const APPROVAL_EXCEPTIONS_MAX = 50
