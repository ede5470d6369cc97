import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { routes } from '@/config/routes.ts'
import { Wordmark } from '@/ui/wordmark.tsx'
import styles from './auth-page.module.css'
import { useTranslation } from 'react-i18next'
import { StepList } from '@/ui/step-list.tsx'
import { Button, Stack, Text } from '@mantine/core'

type Props = { title: string; text: ReactNode; children: ReactNode }

/** Frame of the sign-in screens: the form and, on wide screens, the product's benefits next to it. */
export function AuthPage({ title, text, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header>
          <Link to={routes.home.href()} className={styles.home}>
            <Wordmark name={BRAND.name} />
          </Link>
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </main>
      </div>
      <aside className={styles.aside}>
        <DeliveryRecord />
      </aside>
    </div>
  )
}

const STEPS = ['scheduled', 'claimed', 'armed', 'published'] as const

/** Shows the delivery record of an example post, step by step. */
function DeliveryRecord() {
  const { t } = useTranslation('auth')
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.promise}>{t('auth:record.promise')}</figcaption>
      <div className={styles.card}>
        <p className={styles.label}>{t('auth:record.label')}</p>
        <p className={styles.post}>{t('auth:record.post')}</p>
        <div className={styles.steps}>
          <StepList
            steps={STEPS.map((step) => ({
              key: step,
              what: t(`auth:record.${step}.what`),
              when: t(`auth:record.${step}.when`),
              why: t(`auth:record.${step}.why`),
            }))}
          />
        </div>
      </div>
    </figure>
  )
}

type NoticeProps = { children: ReactNode; to: string; label: string }

/** Replaces a completed sign-in form: shows the result, and a link to continue. */
export function Notice({ children, to, label }: NoticeProps) {
  return (
    <Stack gap="lg" role="status">
      <Text>{children}</Text>
      <Button component={Link} to={to} size="md" fullWidth>
        {label}
      </Button>
    </Stack>
  )
}
