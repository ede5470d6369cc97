import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import {
  ANNOUNCEMENTS_KEPT_MAX,
  ANNOUNCEMENTS_OPEN_MAX,
  announcementFieldsSchema,
  announcementSchema,
} from '../model/announcement.ts'

const boardSchema = z.object({
  /** 0 before the first announcement. */
  rev: z.int().min(0),
  /** Latest start first. */
  announcements: z.array(announcementSchema).max(ANNOUNCEMENTS_KEPT_MAX),
})
export type ShownBoard = z.infer<typeof boardSchema>

/** Reads the announcements that are live for the caller. */
export const readAnnouncements = defineEndpoint({
  method: 'GET',
  path: '/announcements',
  auth: 'session',
  input: z.object({}),
  output: z.object({
    announcements: z
      .array(announcementSchema.omit({ audience: true, planIds: true, isNews: true, startsAt: true }))
      .max(ANNOUNCEMENTS_OPEN_MAX),
  }),
  errors: ['rate_limited'],
})
export type ShownAnnouncement = z.infer<typeof readAnnouncements.output>['announcements'][number]

/** Lists the announcements of the public changelog, latest first: live news and ended announcements, both only if they are for everybody. */
export const listNews = defineEndpoint({
  method: 'GET',
  path: '/announcements/news',
  auth: 'public',
  input: z.object({}),
  output: z.object({
    news: z
      .array(announcementSchema.pick({ id: true, text: true, link: true, startsAt: true }))
      .max(ANNOUNCEMENTS_KEPT_MAX),
  }),
  errors: ['rate_limited'],
})
export type News = z.infer<typeof listNews.output>['news'][number]

/** Lists all announcements: planned, live and the most recently ended. */
export const listAnnouncements = defineEndpoint({
  method: 'GET',
  path: '/admin/announcements',
  auth: 'admin',
  input: z.object({}),
  output: boardSchema,
  errors: ['route_not_found', 'rate_limited'],
})

/** Creates or changes an announcement (sensitive). The client chooses its id, so a repeated call writes it only once. */
export const saveAnnouncement = defineEndpoint({
  method: 'PUT',
  path: '/admin/announcements/:announcementId',
  auth: 'admin',
  input: z.object({ announcementId: documentId(), rev: z.int().min(0), announcement: announcementFieldsSchema }),
  output: boardSchema,
  errors: [
    'route_not_found',
    'validation_failed',
    'stale_revision',
    'announcements_full',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Ends a live announcement now, or removes a planned one. */
export const endAnnouncement = defineEndpoint({
  method: 'POST',
  path: '/admin/announcements/:announcementId/end',
  auth: 'admin',
  input: z.object({ announcementId: documentId() }),
  output: boardSchema,
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})
