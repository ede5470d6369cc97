import { useTranslation } from 'react-i18next'
import type { Post, PostDraft } from '@postwright/core/model/post'
import { editDocument } from '@/documents/outbox/edit-document.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import type { BenchDraft } from './use-bench.ts'

/** Returns a function that saves fixed text and descriptions to their post, with undo; null without a post, or if it can no longer be edited. */
export function useSaveBack(post: Post | null): ((mended: BenchDraft) => void) | null {
  const { t } = useTranslation('optimizer')
  const { user, workspaceId } = useSignedIn()
  if (!post) return null
  const { rev, draft: before, editable } = postDrafts.versionOf(post)
  if (!editable) return null
  const document = { uid: user.id, workspaceId, documentId: post.id }

  return ({ text, media }) => {
    const draft: PostDraft = { ...before, text, media: [...media] }
    void editDocument(postDrafts, { ...document, base: { rev, draft: before }, draft })
    toast.undo(t('optimizer:saveBack.done'), {
      label: t('optimizer:undo'),
      onUndo: () => void editDocument(postDrafts, { ...document, base: { rev, draft }, draft: before }),
    })
  }
}
