import { Button, Group, Progress } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailedPost } from '@postwright/core/api/failed-posts'
import { Dialog } from '@/ui/dialog.tsx'
import { sendAgain, useRefresh } from '../data/failed-posts.ts'
import styles from './failed-posts.module.css'

type Outcome = { sent: number; refused: number }

/** Sends the posts of a page again, one after the other, after a question; it can be stopped in between. */
export function SendAllAgain({ posts }: { posts: readonly FailedPost[] }) {
  const { t } = useTranslation(['failed-posts', 'common'])
  const [asked, setAsked] = useState<readonly FailedPost[] | null>(null)
  return (
    <div className={styles.all}>
      <Button size="compact-sm" variant="default" onClick={() => setAsked(posts)}>
        {t('failed-posts:all.send', { count: posts.length })}
      </Button>
      {asked && <SendingDialog posts={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function SendingDialog({ posts, onClose }: { posts: readonly FailedPost[]; onClose: () => void }) {
  const { t } = useTranslation(['failed-posts', 'common'])
  const refresh = useRefresh()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isDone, setDone] = useState(false)
  const isStopped = useRef(false)
  const count = posts.length

  async function send() {
    let found: Outcome = { sent: 0, refused: 0 }
    setOutcome(found)
    for (const post of posts) {
      if (isStopped.current) break
      const wasSent = await sendAgain(post).then(
        () => true,
        () => false,
      )
      found = { sent: found.sent + Number(wasSent), refused: found.refused + Number(!wasSent) }
      setOutcome(found)
    }
    setDone(true)
  }

  function close() {
    isStopped.current = true
    if (outcome) void refresh()
    onClose()
  }

  const tried = outcome ? outcome.sent + outcome.refused : 0
  return (
    <Dialog title={t('failed-posts:all.title', { count })} onClose={close}>
      {outcome ? (
        <>
          <Progress value={(tried / count) * 100} aria-label={t('failed-posts:all.progress')} />
          <p role="status">{t('failed-posts:all.outcome', { ...outcome, count })}</p>
        </>
      ) : (
        <p>{t('failed-posts:all.question', { count })}</p>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={close}>
          {t(isDone ? 'common:action.close' : outcome ? 'failed-posts:all.stop' : 'common:action.cancel')}
        </Button>
        {!outcome && <Button onClick={() => void send()}>{t('failed-posts:sendAgain')}</Button>}
      </Group>
    </Dialog>
  )
}
