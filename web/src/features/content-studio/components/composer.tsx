import { useState, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { Post, PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { lazyPart, useLoadWhenIdle, lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useDraftHistory } from '@/documents/draft-history.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useMay } from '@/session/use-role.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { DIALOG_ACTIONS } from '../dialog-actions.ts'
import { POST_ACTIONS } from '../post-actions.ts'
import { LIVE_FIELDS } from '../live-texts.ts'
import { frozenDraft } from '../scheduled-content.ts'
import { ComposerHeader } from './composer-header.tsx'
import { Editor } from './editor.tsx'
import type { PostDialog } from './post-dialogs.tsx'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { useDeletePost } from './use-delete-post.ts'
import { useDraftImages } from './pictures/draft-images.tsx'
import { useImageUploads } from './pictures/use-image-uploads.ts'
import styles from './composer.module.css'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Lazy: rarely needed, because most posts are opened for writing, by one person in one place. */
const EditorNotices = lazyPart(async () => (await import('./editor-notices.tsx')).EditorNotices)
const ReadOnlyPost = lazyPart(async () => (await import('./read-only-post.tsx')).ReadOnlyPost)

const DeckPart = lazyWhenIdle(async () => (await import('./deck-part.tsx')).DeckPart)

const PostDialogs = lazyPart(async () => (await import('./post-dialogs.tsx')).PostDialogs)

type Props = {
  workspaceId: string
  post: Post
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<PostDraft>[]
  variants: readonly Variant[]
  connections: readonly Connection[]
}

/** Edits one post, or shows it read-only if it can no longer be changed or the user may not change it. */
export function Composer({ workspaceId, post, left, variants, connections }: Props) {
  const offer = useOfferActions()
  const navigate = useNavigate()
  const beginPost = useBeginPost()
  const deletePost = useDeletePost(workspaceId)
  const { state, settle, restore, continued, ...editing } = useDocumentDraft(postDrafts, post, left, LIVE_FIELDS)
  const { autosave, steps } = useDraftHistory(editing.autosave)
  const uploads = useImageUploads(workspaceId, post.id, autosave)
  const canWrite = useMay('write_drafts')
  const canPlan = useMay('plan_posts')
  const isRefused = !canWrite || (!canPlan && post.lifecycle !== 'draft')
  const isEditable = postDrafts.versionOf(post).editable && !isRefused
  const [wasEditable] = useState(isEditable)
  const [dialog, setDialog] = useState<PostDialog | null>(null)
  useLoadWhenIdle(EditorNotices.load)
  useLoadWhenIdle(PostDialogs.load)
  const draft = isEditable ? state.draft : (frozenDraft(state.draft, variants) ?? state.draft)
  const { picturesOf, read } = useDraftImages(workspaceId, draft, uploads.arrived)
  useStoredForFiles({ workspaceId, post, draft: state.draft, hasFiles: uploads.pending.length > 0 })
  useLeaveWarning(!state.isSafe || !uploads.isSafe)
  const hasNotice = state.theirs !== null || state.status === 'locked' || restore !== null || continued !== null
  const shared = { variants, connections, draft, picturesOf }

  function copyAndDrop(draft: PostDraft) {
    autosave.takeTheirs()
    void beginPost(draft)
  }

  function deleteAndLeave() {
    if (post.rev > 0) deletePost(post)
    void navigate(routes.contentStudio.href())
  }

  const dialogs = offer(DIALOG_ACTIONS, {
    onVersions: () => setDialog('versions'),
    onHistory: () => setDialog('history'),
    onSaveTemplate: () => setDialog('template'),
  })
  const others = offer(POST_ACTIONS, {
    postId: post.id,
    isOpen: true,
    onDuplicate: () => void beginPost(isEditable ? autosave.getState().draft : draft),
    onDelete: isRefused ? null : deleteAndLeave,
  })
  const actions = [...dialogs, ...others]
  useScreenActions(actions)

  return (
    <div className={styles.composer} onPointerDownCapture={settle} onBlurCapture={settle} role="presentation">
      {read}
      <ComposerHeader {...{ workspaceId, post, draft, autosave, actions }} />
      {hasNotice && <EditorNotices {...{ state, autosave, restore, continued, connections }} onCopy={copyAndDrop} />}
      <DeckPart props={isEditable ? { workspaceId, postId: post.id, autosave } : null} />
      {dialog && (
        <PostDialogs
          {...{ dialog, workspaceId, draft, connections, isEditable, autosave }}
          postId={post.id}
          onClose={() => setDialog(null)}
        />
      )}
      {isEditable ? (
        <Editor
          {...shared}
          {...{ workspaceId, autosave, steps, uploads }}
          postId={post.id}
          seriesId={post.seriesId}
          isInSeries={post.seriesId !== null && post.detachedAt === null}
        />
      ) : (
        <ReadOnlyPost
          {...shared}
          reason={
            postDrafts.versionOf(post).editable
              ? canWrite
                ? 'planned'
                : 'role'
              : post.lifecycle === 'published'
                ? 'published'
                : 'sending'
          }
          followsEditor={wasEditable}
          onDuplicate={() => void beginPost(draft)}
          onWrite={() => void beginPost()}
          waiting={<ComposerSkeleton />}
        />
      )}
    </div>
  )
}

type Options = { workspaceId: string; post: Post; draft: PostDraft; hasFiles: boolean }

/** Stores a new post once a file is added: an upload that outlives the page needs a stored post. */
function useStoredForFiles({ workspaceId, post, draft, hasFiles }: Options): void {
  const { user } = useSignedIn()
  const isBegun = useRef(false)
  useEffect(() => {
    if (!hasFiles || post.rev > 0 || isBegun.current) return
    isBegun.current = true
    void beginDocument(postDrafts, { uid: user.id, workspaceId, documentId: post.id, draft })
  }, [hasFiles, post, draft, user.id, workspaceId])
}

export function ComposerSkeleton() {
  const { t } = useTranslation('studio')
  return (
    <div className={styles.composer} role="status" aria-busy="true">
      <span className="visually-hidden">{t('studio:post.loading')}</span>
      <Skeleton height={24} width={180} />
      <div className={styles.columns} aria-hidden="true">
        <Skeleton height={340} radius="lg" />
        <Skeleton height={180} radius="lg" />
      </div>
    </div>
  )
}
