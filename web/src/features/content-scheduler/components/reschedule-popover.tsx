import { ActionIcon, Popover, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarTime } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '@/session/use-role.ts'
import { RescheduleForm, type Rescheduling } from './reschedule-form.tsx'

/** Another time for a planned post, on the clock of the workspace. */
export function ReschedulePopover(rescheduling: Rescheduling) {
  const { t } = useTranslation('scheduler')
  const [isOpen, { close, toggle }] = useDisclosure(false)
  if (!useMay('plan_posts')) return null
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      closeOnClickOutside={false}
      closeOnEscape={false}
      width="min(22.5rem, calc(100vw - 2rem))"
      position="bottom-end"
      withArrow
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={t('scheduler:action.reschedule')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('scheduler:action.reschedule')}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <IconCalendarTime size="1.125rem" aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('scheduler:reschedule.title')}>
        <RescheduleForm {...rescheduling} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
