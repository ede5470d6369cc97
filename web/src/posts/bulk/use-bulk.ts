import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkChange, BulkResult } from '@postwright/core/api/bulk-posts'
import type { Post } from '@postwright/core/model/post'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { toast } from '@/ui/toast.tsx'
import { dropDocument } from '@/documents/outbox/drop-document.ts'
import { postDrafts } from '../data/post-drafts.ts'
import { type BulkAction, bulkChange, undoOf } from './bulk-change.ts'
import { runBulkChange } from './run-bulk-change.ts'

export type Report = { post: Post; result: BulkResult }[]

type Place = {
  workspaceId: string
  /** Time zone in which posts are moved. */
  tzid: string
  /** Called when the selection is no longer needed. */
  onTaken: () => void
  /** Called to hide a post or show it again. */
  onHidden?: ((post: Post, isHidden: boolean) => void) | undefined
  /** Called with the posts that were not changed. */
  onRefused?: ((postIds: readonly string[]) => void) | undefined
}

/** Runs an action for many posts, reports each refusal, and offers an undo if possible. */
export function useBulk({ workspaceId, tzid, onTaken, onHidden, onRefused }: Place) {
  const { t } = useTranslation(['publishing', 'common'])
  const errorText = useErrorText()
  const client = useQueryClient()
  const [isRunning, setIsRunning] = useState(false)
  const [report, setReport] = useState<Report | null>(null)

  async function send(change: BulkChange): Promise<BulkResult[]> {
    setIsRunning(true)
    const results = await runBulkChange(workspaceId, change, errorText)
    setIsRunning(false)
    void client.invalidateQueries({ queryKey: ['planned', workspaceId] })
    return results
  }

  function tell(posts: readonly Post[], results: readonly BulkResult[]): void {
    const refused = results.filter(({ ok }) => !ok)
    const rows = refused.flatMap((result) => {
      const post = posts.find(({ id }) => id === result.postId)
      return post ? [{ post, result }] : []
    })
    setReport(rows.length > 0 ? rows : null)
    if (rows.length > 0) onRefused?.(rows.map(({ post }) => post.id))
  }

  /** Posts in the trash lose their plans, so the deletion waits until undo is no longer offered, and the posts are hidden until then. */
  function deleteLater(posts: readonly Post[]): void {
    const setHidden = (isHidden: boolean, those = posts) => {
      for (const post of those) {
        if (isHidden) hiddenDocuments.hide(post.id)
        else hiddenDocuments.show(post.id)
        onHidden?.(post, isHidden)
      }
    }
    setHidden(true)
    toast.undo(t('publishing:bulk.deleted', { count: posts.length }), {
      label: t('common:action.undo'),
      onUndo: () => setHidden(false),
      onExpire: () => {
        void send(bulkChange({ kind: 'delete' }, posts, tzid)).then((results) => {
          tell(posts, results)
          const left = posts.filter(({ id }) => results.some(({ postId, ok }) => postId === id && !ok))
          setHidden(false, left)
          for (const { postId, ok } of results) {
            if (ok) void dropDocument({ collection: postDrafts.collection, documentId: postId })
          }
        })
      },
    })
  }

  async function run(action: BulkAction, posts: readonly Post[]): Promise<void> {
    onTaken()
    if (action.kind === 'delete') return deleteLater(posts)
    const change = bulkChange(action, posts, tzid)
    if (change.items.length === 0) return toast.error(t('publishing:bulk.none'))
    const results = await send(change)
    tell(posts, results)
    const revs = new Map(
      results.flatMap((result) => (result.ok && result.rev !== null ? [[result.postId, result.rev] as const] : [])),
    )
    const undo = undoOf(action, posts, revs, tzid)
    if (revs.size === 0) return undefined
    const words = t(`publishing:bulk.done.${action.kind}`, { count: revs.size })
    if (undo.length === 0) return toast.success(words)
    return toast.undo(words, { label: t('common:action.undo'), onUndo: () => void takeBack(undo, posts) })
  }

  async function takeBack(undo: readonly BulkChange[], posts: readonly Post[]): Promise<void> {
    const results: BulkResult[] = []
    for (const change of undo) results.push(...(await send(change)))
    tell(posts, results)
  }

  return { run, isRunning, report, closeReport: () => setReport(null) }
}
