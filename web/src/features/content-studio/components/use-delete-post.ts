import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { useErrorText } from '@/lib/use-error-text.ts'
import { deletePost } from '@postwright/core/api/posts'
import { call } from '@/lib/api-client.ts'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { dropDocument } from '@/documents/outbox/drop-document.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { toast } from '@/ui/toast.tsx'
import { firstLine } from '@postwright/core/text/excerpt'

/** Deletes a post after the time to undo; until then it is only hidden. On a refusal it reappears with the reason. */
export function useDeletePost(workspaceId: string) {
  const { t } = useTranslation('studio')
  const errorText = useErrorText()

  async function removeForGood({ id, text }: Post) {
    try {
      await call(deletePost, { workspaceId, postId: id })
      await dropDocument({ collection: postDrafts.collection, documentId: id })
    } catch (error) {
      hiddenDocuments.show(id)
      const name = firstLine(text) || t('studio:list.untitled')
      toast.error(t('studio:list.deleteFailed', { text: name, reason: errorText(error) }))
    }
  }

  return (post: Post) => {
    hiddenDocuments.hide(post.id)
    toast.undo(t('studio:list.deleted'), {
      label: t('studio:undo'),
      onUndo: () => hiddenDocuments.show(post.id),
      onExpire: () => void removeForGood(post),
    })
  }
}
