import { z } from 'zod'
import {
  ALT_TEXT_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POST_COMMENT_MAX,
  POST_CONNECTIONS_MAX,
  POST_LABELS_MAX,
  POST_MEDIA_MAX,
  POST_NOTE_MAX,
  POST_SETTINGS_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  THREAD_ALT_MAX,
  THREAD_MEDIA_MAX,
  THREAD_PARTS_MAX,
  THREAD_TEXT_MAX,
} from '@postwright/core/limits'
import { postDraftSchema, type PostDraft } from '@postwright/core/model/post'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import type { MergeShape } from '@/documents/merge/merge-shape.ts'

const text = (max: number): MergeShape => ({ kind: 'text', max })

const namedSchema = z.object({ mediaId: z.string() })
const settingSchema = z.object({ connectionId: z.string(), key: z.string() })

function files(max: number, altMax: number): MergeShape {
  return {
    kind: 'list',
    keyOf: (item) => namedSchema.safeParse(item).data?.mediaId ?? null,
    item: { kind: 'fields', fields: { alt: text(altMax) } },
    max,
  }
}

function settingKey(item: unknown): string | null {
  const { data } = settingSchema.safeParse(item)
  return data ? `${data.connectionId} ${data.key}` : null
}

const words = { text: text(POST_TEXT_MAX), title: text(POST_TITLE_MAX), comment: text(POST_COMMENT_MAX) }

const shape: MergeShape = {
  kind: 'fields',
  fields: {
    ...words,
    note: text(POST_NOTE_MAX),
    media: files(POST_MEDIA_MAX, ALT_TEXT_MAX),
    connectionIds: { kind: 'set', max: POST_CONNECTIONS_MAX },
    labels: { kind: 'set', max: POST_LABELS_MAX },
    thread: {
      kind: 'places',
      item: { kind: 'fields', fields: { text: text(THREAD_TEXT_MAX), media: files(THREAD_MEDIA_MAX, THREAD_ALT_MAX) } },
      max: THREAD_PARTS_MAX,
    },
    pollOptions: { kind: 'places', item: text(POLL_OPTION_MAX), max: POLL_OPTIONS_MAX },
    settings: { kind: 'list', keyOf: settingKey, item: { kind: 'fields', fields: {} }, max: POST_SETTINGS_MAX },
    // A channel without an override inherits everything.
    overrides: { kind: 'record', item: { kind: 'fields', fields: words }, absent: {} },
  },
}

const partSchema = z.object({ text: z.string(), media: z.array(z.object({ mediaId: z.string(), alt: z.string() })) })
const ownSchema = z.record(z.string(), z.unknown())
const apartSchema = z.looseObject({ thread: z.array(partSchema), overrides: z.record(z.string(), ownSchema) })

/** Merge rules for a post that was changed in two places: by text, by file, by part of its thread, by channel. */
export const postParts: DraftParts<PostDraft> = {
  shape,

  takeApart({ thread, threadMedia, overrides, ...draft }) {
    const parts = thread.map((words, at) => {
      const own = threadMedia.filter(({ part }) => part === at + 1)
      return { text: words, media: own.map(({ mediaId, alt }) => ({ mediaId, alt })) }
    })
    const channels = overrides.map(({ connectionId, thread: own, threadMedia: files, ...others }) => {
      const fields = { ...others, ...((own ?? files) && { thread: { own, files } }) }
      return [connectionId, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))]
    })
    return { ...draft, thread: parts, overrides: Object.fromEntries(channels) }
  },

  putTogether(parts) {
    const { data } = apartSchema.safeParse(parts)
    if (!data) return null
    const threadMedia = data.thread.flatMap(({ media }, at) => media.map((file) => ({ ...file, part: at + 1 })))
    const overrides = Object.entries(data.overrides).flatMap(([connectionId, { thread, ...own }]) => {
      const { data: threads } = ownSchema.safeParse(thread)
      const fields = { ...own, ...(threads && { thread: threads['own'], threadMedia: threads['files'] }) }
      return Object.values(fields).some((value) => value !== undefined) ? [{ connectionId, ...fields }] : []
    })
    const thread = data.thread.map(({ text }) => text)
    return postDraftSchema.safeParse({ ...data, thread, threadMedia, overrides }).data ?? null
  },
}
