import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const ANNOUNCEMENTS_SCHEMA = 1

export const ANNOUNCEMENT_TEXT_MAX = 280
export const ANNOUNCEMENT_LINK_LABEL_MAX = 40
export const ANNOUNCEMENT_LINK_MAX = 500
/** Of those that are planned or live: more banners than that leave no room for work. */
export const ANNOUNCEMENTS_OPEN_MAX = 3
/** With those that have ended. */
export const ANNOUNCEMENTS_KEPT_MAX = 20
/** From start to end. */
export const ANNOUNCEMENT_TIME_MAX = 90 * 24 * 60 * 60_000

export const announcementToneSchema = z.enum(['info', 'warning'])
export const announcementAudienceSchema = z.enum(['everybody', 'admins'])

/** What an admin writes. Its link leads out of the product. */
export const announcementFieldsSchema = z.object({
  text: z.string().trim().min(1).max(ANNOUNCEMENT_TEXT_MAX),
  tone: announcementToneSchema,
  audience: announcementAudienceSchema,
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

/** All announcements, `announcements/board`: one document, so that a person's screen costs one read, and every change sees all others. */
export const announcementBoardSchema = documentBase.extend({
  items: z.array(announcementSchema).max(ANNOUNCEMENTS_KEPT_MAX),
})
export type AnnouncementBoard = z.infer<typeof announcementBoardSchema>
