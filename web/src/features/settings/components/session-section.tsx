import { Button, Group } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '@/session/sign-out.ts'
import { Section } from './section.tsx'

/** Ends the session on this device; also works offline. */
export function SessionSection({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    await signOut()
    setIsLeaving(false)
  }

  return (
    <Section
      id="session"
      title={t('settings:account.title')}
      text={`${t('settings:account.text', { email })} ${t('settings:account.signOutText')}`}
    >
      <Group gap="md">
        <Button
          variant="default"
          leftSection={<IconLogout size="1rem" aria-hidden />}
          loading={isLeaving}
          onClick={() => void leave()}
        >
          {t('settings:account.signOut')}
        </Button>
      </Group>
    </Section>
  )
}
