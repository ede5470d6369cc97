import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { readMailChoice, setMailChoice } from '@postwright/core/api/mail-choices'
import { routes } from '@/config/routes.ts'
import { call } from '@/lib/api-client.ts'
import { isUnknownLink } from '@/lib/is-unknown-link.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { CardPage } from '@/ui/card-page.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import page from '@/ui/card-page.module.css'
import styles from './email-settings.module.css'

/** `/email-settings#token`: unsubscribes from the kind of email that contained the link, once the user confirms. */
export function Component() {
  const token = useLocation().hash.slice(1)
  return (
    <CardPage>
      <Choice key={token} token={token} />
    </CardPage>
  )
}

function Choice({ token }: { token: string }) {
  const { t } = useTranslation('email-settings')
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['mail-choice', token],
    queryFn: () => call(readMailChoice, { token }),
    enabled: token !== '',
  })
  const { run, isRunning, failure } = useApiCall()
  const [isLeft, setLeft] = useState(false)

  const leave = () =>
    run(async () => {
      await call(setMailChoice, { token })
      setLeft(true)
    })

  if (token !== '' && isPending) {
    return (
      <div className={styles.card}>
        <SkeletonList rows={2} label={t('email-settings:loading')} />
      </div>
    )
  }
  if (!data) {
    if (error && !isUnknownLink(error))
      return <ErrorPanel level={1} title={t('email-settings:failed')} onRetry={() => void refetch()} />
    const title = t('email-settings:gone.title')
    return <EmptyState level={1} drawing="broken" title={title} text={t('email-settings:gone.text')} />
  }
  const isDone = isLeft || !data.isMailed
  return (
    <div className={styles.card}>
      <h1 className={page.title}>{t(isDone ? 'email-settings:done' : 'email-settings:ask')}</h1>
      <p>{isDone ? t('email-settings:doneText') : t(`email-settings:about.${data.scope}`)}</p>
      <FormError message={failure} />
      {isDone ? (
        <Button component="a" href={`${routes.settings.href()}#notices`} variant="default">
          {t('email-settings:settings')}
        </Button>
      ) : (
        <Button loading={isRunning} onClick={() => void leave()}>
          {t('email-settings:stop')}
        </Button>
      )}
    </div>
  )
}
