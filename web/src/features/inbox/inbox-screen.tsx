import { Anchor, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { CONTACT_STATUSES, type ContactMessage, type ContactStatus } from '@postwright/core/model/contact-message'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSettings } from '@/preferences/settings.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import styles from './components/inbox.module.css'
import { settleMessage, useInbox } from './data/inbox.ts'

/** Messages from the contact form, by status. The address holds the status. */
export function Component() {
  const { t } = useTranslation('inbox')
  const { itemsPerPage } = useSettings()
  const [params, setParams] = useSearchParams()
  const status = CONTACT_STATUSES.find((each) => each === params.get('status')) ?? 'new'
  return (
    <>
      <OfflineNote text={t('inbox:offline')} />
      <div className={styles.choice}>
        <SelectField
          label={t('inbox:statuses')}
          value={status}
          options={CONTACT_STATUSES.map((value) => ({ value, label: t(`inbox:status.${value}`) }))}
          onChange={(chosen) => setParams(chosen === 'new' ? {} : { status: chosen }, { replace: true })}
        />
      </div>
      <Messages key={`${status} ${itemsPerPage}`} status={status} size={itemsPerPage} />
    </>
  )
}

function Messages({ status, size }: { status: ContactStatus; size: number }) {
  const { t } = useTranslation('inbox')
  const { page, paging } = useInbox({ status, size })
  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={4} />}
        errorTitle={t('inbox:error')}
        empty={<EmptyState drawing="inbox" title={t(`inbox:empty.${status}`)} text={t(`inbox:empty.${status}Text`)} />}
      >
        {(messages) => (
          <ul className={styles.list} aria-label={t('inbox:title')}>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={t('inbox:title')} paging={paging} />
    </>
  )
}

/** One message with its actions; a changed status can be undone from the toast. */
function Message({ message }: { message: ContactMessage }) {
  const { t } = useTranslation(['inbox', 'contact', 'common'])
  const { run, isRunning, failure } = useApiCall()
  const { id, rev, name, email, topic, message: text, receipt, status, createdAt } = message

  const settle = (next: ContactStatus) =>
    run(async () => {
      const changed = await settleMessage({ messageId: id, rev, status: next })
      toast.undo(t(`inbox:marked.${next}`), {
        label: t('common:action.undo'),
        onUndo: () => void run(() => settleMessage({ messageId: id, rev: changed, status })),
        about: id,
      })
    })

  return (
    <li className={styles.message}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <StateBadge tone={topic === 'security' ? 'negative' : 'neutral'}>
          {t(`contact:form.topics.${topic}`)}
        </StateBadge>
        <span className={styles.faint}>
          <ZonedTimeText instant={createdAt} tzid={viewerZone()} />
        </span>
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.sender}>
        <Anchor href={`mailto:${email}`} inherit>
          {email}
        </Anchor>
        <span>{t('inbox:receipt', { receipt })}</span>
      </div>
      <FormError message={failure} />
      <Group gap="xs">
        <Button
          component="a"
          size="compact-sm"
          href={replyTo(email, t('inbox:replySubject', { brand: BRAND.name, receipt }))}
          aria-label={t('inbox:replyTo', { name })}
        >
          {t('inbox:reply')}
        </Button>
        {CONTACT_STATUSES.filter((each) => each !== status).map((next) => (
          <Button key={next} size="compact-sm" variant="default" loading={isRunning} onClick={() => void settle(next)}>
            {t(`inbox:markAs.${next}`)}
          </Button>
        ))}
      </Group>
    </li>
  )
}

function replyTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`
}
