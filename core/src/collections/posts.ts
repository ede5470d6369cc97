import { POLL_DURATION, POST_SCHEMA, postDraftSchema, postSchema, UNPLANNED_POST } from '../model/post.ts'
import { paths } from '../paths.ts'
import { EDITABLE_LIFECYCLES, lifecycleSchema } from '../publishing/lifecycle.ts'
import { defineCollection } from './collection.ts'
import type { Migration } from '../model/document.ts'

/** States in which a post needs its files; a published post no longer does. */
const UNPUBLISHED = lifecycleSchema.exclude(['published']).options

/**
 * Older posts have no `publishedAt`, and are missing from the list of published posts. Their last change is the latest known time; the server writes
 * the exact time with the next outcome of a channel.
 */
const publishedAtForAll: Migration = {
  fields: ['publishedAt'],
  up: ({ publishedAt = null, lifecycle, updatedAt }) => ({
    publishedAt: publishedAt ?? (lifecycle === 'published' ? updatedAt : null),
  }),
}

/** Older posts have no titles, threads, comments, polls or settings. */
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
 * Older posts are the same on every channel, have no labels or notes, and belong to no queue or series. Their place in the calendar is unknown until
 * one of their channels changes again.
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

/** Before this version, a chosen time was stored only on one device. */
const chosenTimeForAll: Migration = {
  fields: ['chosenTime'],
  up: ({ chosenTime = '' }) => ({ chosenTime }),
}

/** Posts created before campaigns existed belong to none. */
const campaignForAll: Migration = {
  fields: ['campaignId'],
  up: ({ campaignId = '' }) => ({ campaignId }),
}

/** Clients write the draft; the server writes its publishing state. */
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
