import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = TextInputProps & { /** A link has brought a code. */ startsOpen: boolean }

/** The referral code, behind a button because few have one. */
export function ReferralField({ startsOpen, ...props }: Props) {
  const { t } = useTranslation('auth')
  const [isOpen, setOpen] = useState(startsOpen)
  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        h="auto"
        style={{ alignSelf: 'flex-start' }}
        styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
        px={4}
        leftSection={<IconPlus size="1rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('auth:field.referralOpen')}
      </Button>
    )
  }
  return <TextInput {...props} size="md" autoFocus={!startsOpen} autoComplete="off" label={t('auth:field.referral')} />
}
