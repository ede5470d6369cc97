import { Button } from '@mantine/core'
import { IconChartBar, IconListNumbers, IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './post-extras.module.css'

type Props = {
  /** Which of them can be begun. */
  thread: boolean
  comment: boolean
  poll: boolean
  onThread: () => void
  onComment: () => void
  onPoll: () => void
}

/** The ways to what a post may have beyond text and pictures and does not have yet. */
export function ExtraButtons({ thread, comment, poll, onThread, onComment, onPoll }: Props) {
  const { t } = useTranslation('studio')
  const ways = [
    { isOffered: thread, words: t('studio:thread.begin'), Icon: IconListNumbers, begin: onThread },
    { isOffered: comment, words: t('studio:comment.begin'), Icon: IconMessage, begin: onComment },
    { isOffered: poll, words: t('studio:poll.begin'), Icon: IconChartBar, begin: onPoll },
  ].filter(({ isOffered }) => isOffered)
  if (ways.length === 0) return null
  return (
    <div className={styles.add}>
      {ways.map(({ words, Icon, begin }) => (
        <Button
          key={words}
          size="compact-sm"
          variant="default"
          leftSection={<Icon size="1rem" aria-hidden />}
          onClick={begin}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}
