import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'

type Props = {
  /** Description of the unsent work on this device. */ what: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Shows the work that signing out now would delete permanently. */
export function SignOutDialog({ what, onAnswer }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('waiting.signOut.title')} onClose={() => onAnswer(false)}>
      <Text size="sm">{t('waiting.signOut.text', { what })}</Text>
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={() => onAnswer(true)}>
          {t('waiting.signOut.leave')}
        </Button>
        <Button data-autofocus onClick={() => onAnswer(false)}>
          {t('waiting.signOut.stay')}
        </Button>
      </Group>
    </Dialog>
  )
}
