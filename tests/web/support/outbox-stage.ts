import { mediaSchema } from '@postwright/core/model/media'
import type { Post, PostDraft } from '@postwright/core/model/post'
import { createOutbox } from '@/documents/outbox/create-outbox.ts'
import { createSender } from '@/documents/outbox/create-sender.ts'
import type { Uploaded } from '@/documents/data/upload-media.ts'
import type { HeldLock } from '@/lib/browser-tabs.ts'
import type { WaitingDraft, WaitingItem, WaitingImage, WaitingRemoval } from '@/documents/outbox/waiting-item.ts'
import type { DraftType, ServerVersion } from '@/documents/draft-type.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { draftOf } from './autosave-stage.ts'

const WHO = { uid: 'ada', workspaceId: 'w1', collection: 'posts', documentId: 'p1', problem: null }

export function waitingDraft(text: string, rest: Partial<WaitingDraft<PostDraft>> = {}): WaitingDraft<PostDraft> {
  const base = { rev: 1, draft: draftOf('start') }
  return { kind: 'draft', id: `draft-${text}`, ...WHO, keptAt: 1, base, draft: draftOf(text), ...rest }
}

export function waitingImage(name: string, rest: Partial<WaitingImage> = {}): WaitingImage {
  const file = new Blob([name], { type: 'image/png' })
  return { kind: 'picture', id: `picture-${name}`, ...WHO, keptAt: 2, name, file, place: '', ...rest }
}

export function waitingRemoval(documentId = 'p1'): WaitingRemoval {
  return { kind: 'removal', id: `removal-${documentId}`, ...WHO, documentId, keptAt: 1 }
}

/** A browser whose tabs share a store and locks, and a server with the rules of drafts. */
export function outboxStage({ merge }: Pick<DraftType<Post, PostDraft>, 'merge'> = {}) {
  const stored = new Map<string, WaitingItem>()
  const posts = new Map<string, ServerVersion<PostDraft>>([['p1', { rev: 1, draft: draftOf('start'), editable: true }]])
  const held = new Map<string, number>()
  const uploads: string[] = []
  const cancelled: string[] = []
  const device = { isFull: false }
  const network = { isDown: false, upload: null as Error | null, beforeUploaded: () => Promise.resolve() }
  const calls: string[] = []
  let ids = 0

  function hold(name: string): HeldLock {
    const isFree = !held.has(name)
    if (isFree) held.set(name, 1)
    return { granted: Promise.resolve(isFree), release: () => void (isFree && held.delete(name)) }
  }

  function write(postId: string, draft: PostDraft, rev: number, before: number) {
    if (network.isDown) return 'failed' as const
    const post = posts.get(postId)
    if ((post?.rev ?? 0) !== before || post?.editable === false) return 'refused' as const
    calls.push(`${postId}@${rev}: ${draft.text}`)
    posts.set(postId, { rev, draft, editable: true })
    return 'written' as const
  }

  const type: DraftType<Post, PostDraft> = {
    ...postDrafts,
    ...(merge && { merge }),
    server: {
      newId: () => 'new',
      read: (_, postId) => Promise.resolve(network.isDown ? null : (posts.get(postId) ?? 'missing')),
      write: (_, postId, { draft, rev }) => Promise.resolve(write(postId, draft, rev, rev - 1)),
      remove(_, postId) {
        if (network.isDown) return Promise.resolve('failed')
        return Promise.resolve(posts.delete(postId) ? 'written' : 'refused')
      },
      create: (_, postId, { draft }) => Promise.resolve(write(postId, draft, 1, 0)),
    },
  }

  /** A tab of one person, with the editors it has open. */
  async function openTab(uid = 'ada', editors: Record<string, (uploaded: Uploaded, place: string) => void> = {}) {
    const outbox = createOutbox({
      store: {
        read: () => Promise.resolve([...stored.values()]),
        write(put, remove) {
          if (device.isFull && put.length > 0) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
          for (const id of remove) stored.delete(id)
          for (const item of put) stored.set(item.id, item as WaitingItem)
          return Promise.resolve()
        },
      },
      tabs: { notify: () => undefined, subscribe: () => () => undefined },
      report: () => undefined,
    })
    await outbox.load()
    const sender = createSender(uid, {
      outbox,
      types: [type],
      cancel: (_workspaceId, uploadId) => Promise.resolve(void cancelled.push(uploadId)),
      async upload({ name }) {
        if (network.upload) throw network.upload
        await network.beforeUploaded()
        uploads.push(name)
        return uploaded(`hash-of-${name}`)
      },
      attach({ documentId }, picture, place) {
        editors[documentId]?.(picture, place)
        return documentId in editors
      },
      editorState: ({ documentId }) => (documentId in editors ? 'open' : 'closed'),
      holdItem: (id) => hold(`item ${id}`),
      holdAsSender: ({ documentId }) => hold(`post ${documentId}`),
      newId: () => `new-${(ids += 1)}`,
    })
    return { outbox, sender }
  }

  return {
    openTab,
    posts,
    uploads,
    cancelled,
    device,
    network,
    hold,
    calls,
    keep: (...items: WaitingItem[]) => {
      for (const item of items) stored.set(item.id, item)
    },
    /** Stores a row on the device as it is, valid or not. */
    keepRow: (row: { id: string; [field: string]: unknown }) => void stored.set(row.id, row as unknown as WaitingItem),
    waiting: () => [...stored.values()],
  }
}

function uploaded(id: string): Uploaded {
  const base = { schema: 1, rev: 1, createdAt: 0, updatedAt: 0, createdBy: 'u' }
  const facts = {
    workspaceId: 'w',
    name: id,
    mime: 'image/png' as const,
    bytes: 1,
    width: 1,
    height: 1,
    durationMs: null,
    pages: null,
    derivedFrom: null,
    focus: null,
    captions: [],
    captionsBy: null,
    captionsAt: null,
  }
  return { media: mediaSchema.parse({ id, ...base, ...facts }), url: `/${id}` }
}
