import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@postwright/core/model/user'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useProviderErrorText } from '@/lib/use-provider-error-text.ts'
import { sendVerificationLetter } from '@/session/verify-email.ts'
import classes from './settings.module.css'

/** The person's address, whether it is confirmed, and the way to confirm it. */
export function EmailFacts({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const errorText = useProviderErrorText()
  const { run, isRunning, failure } = useApiCall(errorText)
  const [isSent, setSent] = useState(false)
  const send = async () => {
    await sendVerificationLetter(routes.settings.href())
    setSent(true)
  }

  return (
    <div>
      <dl className={classes.facts}>
        <dt>{t('settings:profile.email')}</dt>
        <dd>
          {user.email}
          <span className={classes.aside}>
            {user.emailVerified ? t('settings:profile.verified') : t('settings:profile.unverified')}
          </span>
        </dd>
      </dl>
      {!user.emailVerified && (
        <div className={classes.verify}>
          <p className={classes.verifyTitle}>{t('settings:profile.verifyTitle')}</p>
          <Text size="sm" mb="sm" role="status">
            {isSent ? t('settings:profile.verifySent') : t('settings:profile.verifyText')}
          </Text>
          {failure !== null && (
            <Text size="sm" mb="sm" role="alert">
              {failure}
            </Text>
          )}
          <Button
            size="compact-sm"
            variant="default"
            loading={isRunning}
            disabled={isSent}
            onClick={() => void run(send)}
          >
            {t('settings:profile.verifySend')}
          </Button>
        </div>
      )}
    </div>
  )
}
