import { POLL_DURATION, POST_SCHEMA, postDraftSchema, postSchema, UNPLANNED_POST } from '../model/post.ts'
import { paths } from '../paths.ts'
import { EDITABLE_LIFECYCLES, lifecycleSchema } from '../publishing/lifecycle.ts'
import { defineCollection } from './collection.ts'
import type { Migration } from '../model/document.ts'

/** A published post needs its pictures no more. */
const UNPUBLISHED = lifecycleSchema.exclude(['published']).options

/**
 * Posts from before `publishedAt` have none, and no place in the list of those that went out. Their last change is the latest
 * time before that is known of them; with the next outcome of a channel the server writes the exact one.
 */
const publishedAtForAll: Migration = {
  fields: ['publishedAt'],
  up: ({ publishedAt = null, lifecycle, updatedAt }) => ({
    publishedAt: publishedAt ?? (lifecycle === 'published' ? updatedAt : null),
  }),
}

/** Posts from before titles, threads, comments, polls and settings have none of them. */
const partsForAll: Migration = {
  fields: ['title', 'comment', 'thread', 'threadMedia', 'pollOptions', 'pollDuration', 'pollMultiple', 'settings'],
  up: ({
    title = '',
    comment = '',
    thread = [],
    threadMedia = [],
    pollOptions = [],
    pollDuration = POLL_DURATION,
    pollMultiple = false,
    settings = [],
  }) => ({ title, comment, thread, threadMedia, pollOptions, pollDuration, pollMultiple, settings }),
}

/**
 * Posts from before these are the same on every channel, have no labels or notes, and belong to no queue or series. Their place in
 * the calendar is not known until one of their channels changes again.
 */
const overridesForAll: Migration = {
  fields: ['overrides', 'labels', 'note', 'linkCard', 'queueId', 'seriesId', 'seriesDay', 'detachedAt', 'plannedAt'],
  up: ({
    overrides = [],
    labels = [],
    note = '',
    linkCard = true,
    queueId = null,
    seriesId = null,
    seriesDay = null,
    detachedAt = null,
    plannedAt = null,
  }) => ({ overrides, labels, note, linkCard, queueId, seriesId, seriesDay, detachedAt, plannedAt }),
}

/** A time that was chosen before was kept on one device only. */
const chosenTimeForAll: Migration = {
  fields: ['chosenTime'],
  up: ({ chosenTime = '' }) => ({ chosenTime }),
}

/** Posts from before campaigns belong to none. */
const campaignForAll: Migration = {
  fields: ['campaignId'],
  up: ({ campaignId = '' }) => ({ campaignId }),
}

/** Clients write the draft; what becomes of it is the server's. */
export const posts = defineCollection({
  name: 'posts',
  path: paths.posts,
  id: 'id',
  schema: postSchema,
  version: POST_SCHEMA,
  migrations: [publishedAtForAll, partsForAll, overridesForAll, chosenTimeForAll, campaignForAll],
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'write_drafts',
    fields: postDraftSchema.keyof().options,
    bySizeOnly: ['media', 'thread', 'threadMedia', 'pollOptions', 'settings', 'overrides', 'labels'],
    initial: UNPLANNED_POST,
    editor: 'editedBy',
    editableWhile: { field: 'lifecycle', in: EDITABLE_LIFECYCLES },
    freelyWhile: { in: ['draft'], otherwise: 'plan_posts' },
    removable: false,
  },
  media: [
    { ids: 'media.*.mediaId', neededWhile: { field: 'lifecycle', in: UNPUBLISHED } },
    { ids: 'threadMedia.*.mediaId', neededWhile: { field: 'lifecycle', in: UNPUBLISHED } },
    { ids: 'overrides.*.media.*.mediaId', neededWhile: { field: 'lifecycle', in: UNPUBLISHED } },
    { ids: 'overrides.*.threadMedia.*.mediaId', neededWhile: { field: 'lifecycle', in: UNPUBLISHED } },
  ],
  refersTo: [{ ids: 'campaignId', collection: 'campaigns' }],
  channels: ['connectionIds.*', 'settings.*.connectionId', 'overrides.*.connectionId'],
  export: 'whole',
  deletion: 'below',
})
