import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { useBeginDocument } from '@/documents/use-begin-document.ts'

/** Begins a post, empty or with a given draft, and opens it. */
export function useBeginPost() {
  const begin = useBeginDocument(async () => (await import('./data/post-drafts.ts')).postDrafts)
  return (draft: PostDraft = emptyDraft()): Promise<void> => begin(draft)
}
