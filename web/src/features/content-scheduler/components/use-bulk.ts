import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkChange, BulkResult } from '@postwright/core/api/bulk-posts'
import type { Post } from '@postwright/core/model/post'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { toast } from '@/ui/toast.tsx'
import { type BulkAction, bulkChange, undoOf } from '../bulk-change.ts'
import { changeInBulk } from '../data/bulk-commands.ts'
import { useCalendar } from './calendar-context.ts'

export type Report = { post: Post; result: BulkResult }[]

/** Does something to many posts, says what became of each that was refused, and takes it back where that is possible. */
export function useBulk() {
  const { t } = useTranslation(['calendar', 'common'])
  const errorText = useErrorText()
  const client = useQueryClient()
  const { workspaceId, tzid, store } = useCalendar()
  const [isRunning, setIsRunning] = useState(false)
  const [report, setReport] = useState<Report | null>(null)

  async function send(change: BulkChange): Promise<BulkResult[]> {
    setIsRunning(true)
    const results = await changeInBulk(workspaceId, change, errorText)
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
  }

  /** A deletion cannot be undone once it is done: it waits, and what is to go is hidden until then. */
  function deleteLater(posts: readonly Post[]): void {
    for (const { id } of posts) hiddenDocuments.hide(id)
    for (const post of posts) store.begin(post, null)
    const show = () => {
      for (const { id } of posts) {
        hiddenDocuments.show(id)
        store.takeBack(id)
      }
    }
    toast.undo(t('calendar:bulk.deleted', { count: posts.length }), {
      label: t('common:action.undo'),
      onUndo: show,
      onExpire: () => {
        void send(bulkChange({ kind: 'delete' }, posts, tzid)).then((results) => {
          tell(posts, results)
          show()
        })
      },
    })
  }

  async function run(action: BulkAction, posts: readonly Post[]): Promise<void> {
    store.select([])
    if (action.kind === 'delete') return deleteLater(posts)
    const change = bulkChange(action, posts, tzid)
    if (change.items.length === 0) return void toast.error(t('calendar:bulk.none'))
    const results = await send(change)
    tell(posts, results)
    const revs = new Map(
      results.flatMap((result) => (result.ok && result.rev !== null ? [[result.postId, result.rev] as const] : [])),
    )
    const undo = undoOf(action, posts, revs, tzid)
    if (revs.size === 0) return undefined
    const words = t(`calendar:bulk.done.${action.kind}`, { count: revs.size })
    if (!undo) return toast.success(words)
    return void toast.undo(words, {
      label: t('common:action.undo'),
      onUndo: () => void send(undo).then((back) => tell(posts, back)),
    })
  }

  return { run, isRunning, report, closeReport: () => setReport(null) }
}
