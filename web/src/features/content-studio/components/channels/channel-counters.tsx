import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import type { LiveDraft } from '@/documents/use-live-text.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { countersThatMatter } from '../../counters-that-matter.ts'
import { ChannelCounter } from './channel-counter.tsx'
import styles from './channel-counter.module.css'

type Props = { checks: readonly ChannelCheck[]; live: LiveDraft<PostDraft> }

/** The counters of the tightest channel and of those over their limit; the rest on demand. */
export function ChannelCounters({ checks, live }: Props) {
  const { t } = useTranslation('studio')
  const [isWhole, setWhole] = useState(false)
  const { first, rest } = countersThatMatter(checks)
  const shown = isWhole ? [...first, ...rest] : first
  return (
    <>
      {shown.map((counter) => (
        <ChannelCounter key={counter.check.connection.id} live={live} {...counter} />
      ))}
      {rest.length > 0 && (
        <Button
          className={styles.more}
          size="compact-xs"
          variant="subtle"
          color="gray"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('studio:text.fewerCounters') : t('studio:text.moreCounters', { count: rest.length })}
        </Button>
      )}
    </>
  )
}
