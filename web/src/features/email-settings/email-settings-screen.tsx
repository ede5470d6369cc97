import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { readMailChoice, setMailChoice } from '@postwright/core/api/mail-choices'
import { BRAND } from '@postwright/core/brand'
import { routes } from '@/config/routes.ts'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { Wordmark } from '@/ui/wordmark.tsx'
import styles from './email-settings.module.css'

/** `/email-settings#token`: ends mails like the one that led here, once a person says so. */
export function Component() {
  const token = useLocation().hash.slice(1)
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.header}>
        <Wordmark name={BRAND.name} />
      </header>
      <main className={styles.main}>
        <Choice key={token} token={token} />
      </main>
    </div>
  )
}

function Choice({ token }: { token: string }) {
  const { t } = useTranslation('email-settings')
  const { data, isPending } = useQuery({
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
    const title = t('email-settings:gone.title')
    return <EmptyState level={1} drawing="broken" title={title} text={t('email-settings:gone.text')} />
  }
  const isDone = isLeft || !data.isMailed
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{t(isDone ? 'email-settings:done' : 'email-settings:ask')}</h1>
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
