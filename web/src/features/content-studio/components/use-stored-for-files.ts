import { useEffect, useRef } from 'react'
import type { Post, PostDraft } from '@postwright/core/model/post'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { useSignedIn } from '@/session/use-session.ts'

type Options = { workspaceId: string; post: Post; draft: PostDraft; hasFiles: boolean }

/** Stores a post that is not stored yet once a file is added: an upload that outlives the page needs a post to go into. */
export function useStoredForFiles({ workspaceId, post, draft, hasFiles }: Options): void {
  const { user } = useSignedIn()
  const isBegun = useRef(false)
  useEffect(() => {
    if (!hasFiles || post.rev > 0 || isBegun.current) return
    isBegun.current = true
    void beginDocument(postDrafts, { uid: user.id, workspaceId, documentId: post.id, draft })
  }, [hasFiles, post, draft, user.id, workspaceId])
}
