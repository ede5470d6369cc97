import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { postDrafts } from './data/post-drafts.ts'

/** Begins a post, empty or with a given draft, and opens it. */
export function useBeginPost() {
  const begin = useBeginDocument(postDrafts)
  return (draft: PostDraft = emptyDraft()): Promise<void> => begin(draft)
}
