import { Button } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { TextAnchor } from '@postwright/core/model/comment'
import type { PostDraft } from '@postwright/core/model/post'
import { CommentsToggle, useCommentsOpen } from '@/comments/comments-toggle.tsx'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useMay } from '@/session/use-role.ts'
import { COMMAND_KEY } from '@/ui/key-names.ts'
import { anchorOf, useSelectedWords } from './selected-words.ts'
import styles from './comments.module.css'

const PostComments = lazyPart(async () => (await import('./post-comments.tsx')).PostComments)

type Props = { workspaceId: string; postId: string; draft: PostDraft }

/** Opens the comments on a post from its header, from text selected in it, or by a link to a comment. */
export function CommentsButton({ workspaceId, postId, draft }: Props) {
  const { t } = useTranslation('comments')
  const [isOpen, setOpen] = useCommentsOpen()
  const [anchor, setAnchor] = useState<TextAnchor | null>(null)
  const selected = useSelectedWords()
  const canComment = useMay('comment')
  useLoadWhenIdle(PostComments.load)

  const onWords = selected && canComment ? () => comment() : null

  function comment() {
    const next = selected && anchorOf(selected, draft)
    if (!next) return
    setAnchor(next)
    setOpen(true)
  }

  useCommentKey(onWords)
  return (
    <>
      <CommentsToggle label={t('comments:open')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {onWords && <OfferOverField field={selected?.field ?? null} onComment={onWords} />}
      {isOpen && (
        <PostComments
          {...{ workspaceId, postId, draft, anchor }}
          onDropAnchor={() => setAnchor(null)}
          onClose={() => {
            setOpen(false)
            setAnchor(null)
          }}
        />
      )}
    </>
  )
}

function OfferOverField({ field, onComment }: { field: HTMLTextAreaElement | null; onComment: () => void }) {
  const { t } = useTranslation('comments')
  const place = field?.closest('[data-marks]') ?? field?.closest('[data-thread]')
  if (!place) return null
  return createPortal(
    <div className={styles.offer}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconMessagePlus size="1rem" aria-hidden />}
        title={t('comments:selection.hint', { key: COMMAND_KEY })}
        // Keeps the focus and the selection in the text field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onComment}
      >
        {t('comments:selection.comment')}
      </Button>
    </div>,
    place,
  )
}

/** Starts a comment on the selected text with Ctrl or Cmd + Alt + M. */
function useCommentKey(onWords: (() => void) | null): void {
  useEffect(() => {
    if (!onWords) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onWords()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onWords])
}
