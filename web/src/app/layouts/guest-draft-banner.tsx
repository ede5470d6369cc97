import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyDraft } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/excerpt'
import { guestDraft } from '@/lib/guest-draft.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { useSignedIn } from '@/session/use-session.ts'
import styles from './guest-draft-banner.module.css'

/** Age below which an account counts as new: text written before sign-up becomes its first draft. */
const NEW_FOR = 10 * 60_000

/**
 * Handles text that was written on the home page before signing in: for new users it is opened in the composer, other users are asked. The text
 * becomes a separate draft, once.
 */
export function GuestDraftBanner() {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  const beginPost = useBeginPost()
  const [text, setText] = useState(guestDraft.read)

  const drop = () => {
    guestDraft.clear()
    setText(null)
  }
  const open = (kept: string) => {
    drop()
    void beginPost({ ...emptyDraft(), text: kept })
  }

  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })

  useEffect(() => {
    // Read again, because an effect may run twice but the text may become only one post.
    const kept = guestDraft.read()
    if (kept !== null && serverNow() - user.createdAt < NEW_FOR) latest.current(kept)
  }, [user.createdAt])

  if (text === null) return null
  return (
    <div className={styles.banner} role="status">
      <p className={styles.text} title={text}>
        {t('guestDraft.text', { text: firstLine(text) })}
      </p>
      <Button size="compact-sm" onClick={() => open(text)}>
        {t('guestDraft.open')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={drop}>
        {t('guestDraft.discard')}
      </Button>
    </div>
  )
}
