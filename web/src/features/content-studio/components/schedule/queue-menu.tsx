import { Button, Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { formatMoment } from '@/ui/format-moment.ts'
import { useNow } from '@/ui/use-now.ts'
import { QueueMenuItems } from './queue-menu-items.tsx'
import { forgetWantedSlot, wantedSlotOf } from '@/posts/queues/wanted-slot.ts'
import styles from './queue-menu.module.css'

/** `at`: one of its slots; its next free one without it. */
type Props = { isBusy: boolean; onChoose: (queueId: string, at?: number) => void }

/** The queues that a post may be added to, read when the menu is opened; the slot itself where the post was begun for one. */
export function QueueMenu({ isBusy, onChoose }: Props) {
  const { t } = useTranslation('publishing')
  const { postId = '' } = useParams()
  const now = useNow(60_000)
  const slot = wantedSlotOf(postId)

  function take(queueId: string, at: number) {
    forgetWantedSlot()
    onChoose(queueId, at)
  }

  if (slot) {
    return (
      <Button
        className={styles.button}
        variant="default"
        size="md"
        aria-disabled={isBusy}
        onClick={() => take(slot.queueId, slot.at)}
      >
        {t('publishing:queue.slot', { when: formatMoment(slot.at, slot.tzid, now) })}
      </Button>
    )
  }
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <Button
          className={styles.button}
          variant="default"
          size="md"
          aria-label={t('publishing:queue.add')}
          leftSection={<IconStack2 size="1.125rem" aria-hidden />}
          data-disabled={isBusy || undefined}
          aria-disabled={isBusy}
        >
          <span className={styles.words}>{t('publishing:queue.add')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <QueueMenuItems onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>
  )
}
