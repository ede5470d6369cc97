import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const ANNOUNCEMENTS_SCHEMA = 1

export const ANNOUNCEMENT_TEXT_MAX = 280
export const ANNOUNCEMENT_LINK_LABEL_MAX = 40
export const ANNOUNCEMENT_LINK_MAX = 500
/** Maximum number of planned or live announcements: more banners would leave too little room for work. */
export const ANNOUNCEMENTS_OPEN_MAX = 3
export const ANNOUNCEMENT_PLANS_MAX = 20
/** Maximum number of announcements, including ended ones. */
export const ANNOUNCEMENTS_KEPT_MAX = 20
/** Maximum time from the start of an announcement to its end. */
export const ANNOUNCEMENT_TIME_MAX = 90 * 24 * 60 * 60_000

export const announcementToneSchema = z.enum(['info', 'warning'])
export const announcementAudienceSchema = z.enum(['everybody', 'admins', 'plans'])

/** Fields that an admin writes. The link leads to a page outside the product. */
export const announcementFieldsSchema = z.object({
  text: z.string().trim().min(1).max(ANNOUNCEMENT_TEXT_MAX),
  tone: announcementToneSchema,
  audience: announcementAudienceSchema,
  /** Plans whose subscribers see the announcement, for the audience `plans`. */
  planIds: z.array(documentId()).max(ANNOUNCEMENT_PLANS_MAX).default([]),
  /** True if an announcement for everybody is in the public changelog while it is live; after its end, it is listed there in any case. */
  isNews: z.boolean().default(false),
  link: z
    .object({
      label: z.string().trim().min(1).max(ANNOUNCEMENT_LINK_LABEL_MAX),
      href: z.url({ protocol: /^https$/ }).max(ANNOUNCEMENT_LINK_MAX),
    })
    .nullable(),
  startsAt: instant(),
  endsAt: instant(),
})
export type AnnouncementFields = z.infer<typeof announcementFieldsSchema>

export const announcementSchema = announcementFieldsSchema.extend({ id: documentId(), changedAt: instant() })
export type Announcement = z.infer<typeof announcementSchema>

/**
 * All announcements, `announcements/board`: a single document, so that showing them costs one read per person, and every write is checked against all
 * of them.
 */
export const announcementBoardSchema = documentBase.extend({
  items: z.array(announcementSchema).max(ANNOUNCEMENTS_KEPT_MAX),
})
export type AnnouncementBoard = z.infer<typeof announcementBoardSchema>
