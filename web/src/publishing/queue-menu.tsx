import { Button, Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QueueMenuItems } from './queue-menu-items.tsx'

type Props = { isBusy: boolean; onChoose: (queueId: string) => void }

/** The queues that a post may be added to; they are read when the menu is opened. */
export function QueueMenu({ isBusy, onChoose }: Props) {
  const { t } = useTranslation('publishing')
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          size="md"
          leftSection={<IconStack2 size="1.125rem" aria-hidden />}
          data-disabled={isBusy || undefined}
          aria-disabled={isBusy}
        >
          {t('publishing:queue.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <QueueMenuItems onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>
  )
}
