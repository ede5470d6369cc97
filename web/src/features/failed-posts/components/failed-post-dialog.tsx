import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FailedPost } from '@postwright/core/api/failed-posts'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { DeliverySteps } from '@/posts/publications/delivery-steps.tsx'
import { PUBLISH_ERROR_TEXT } from '@/posts/publications/publish-error-text.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { readText, useFailedPost } from '../data/failed-posts.ts'
import styles from './failed-posts.module.css'
import { SendAgain } from './send-again.tsx'

type Props = { post: FailedPost; onClose: () => void }

/** Details of a failed post: the cause, the network's response, and each step of the delivery. */
export function FailedPostDialog({ post, onClose }: Props) {
  const { t } = useTranslation(['failed-posts', 'publishing', 'common'])
  const { platform, handle, person, workspaceName, workspaceId, scheduled, error, attempts, state } = post
  const kind = error?.kind ?? 'unknown'
  const read = useFailedPost(post)
  const now = useNow(60_000)
  return (
    <Dialog title={`${platformName(platform)} · ${handle}`} onClose={onClose} size="xl">
      <Stack gap="lg">
        <div>
          <p className={styles.reason}>{t(PUBLISH_ERROR_TEXT[kind].reason)}</p>
          {error !== null && error.detail !== '' && <pre className={styles.reply}>{error.detail}</pre>}
        </div>
        <dl className={styles.facts}>
          <dt>{t('failed-posts:fact.person')}</dt>
          <dd>
            {person ? (
              <Anchor component={Link} to={routes.admin.href(`user-management/${person.uid}`)} inherit>
                {person.fullName}
              </Anchor>
            ) : (
              t('failed-posts:scheduler')
            )}
          </dd>
          <dt>{t('failed-posts:fact.workspace')}</dt>
          <dd>{workspaceName ?? workspaceId}</dd>
          <dt>{t('failed-posts:fact.planned')}</dt>
          <dd>
            <ZonedTimeText instant={scheduled.instant} tzid={scheduled.tzid} />
          </dd>
          <dt>{t('failed-posts:fact.attempts')}</dt>
          <dd>{attempts}</dd>
          <dt>{t('failed-posts:fact.code')}</dt>
          <dd>
            <code>{kind}</code>
          </dd>
        </dl>
        <PostText post={post} />
        <section aria-label={t('failed-posts:record')}>
          <h3 className={styles.heading}>{t('failed-posts:record')}</h3>
          <DataState
            read={read}
            loading={<SkeletonList rows={4} label={t('publishing:record.loading')} />}
            errorTitle={t('publishing:record.error')}
          >
            {({ entries }) =>
              entries.length === 0 ? (
                <p className={styles.faint}>{t('publishing:record.none')}</p>
              ) : (
                <DeliverySteps label={t('failed-posts:record')} tzid={scheduled.tzid} {...{ entries, now }} />
              )
            }
          </DataState>
        </section>
        <Group justify="flex-end">
          {state === 'unconfirmed' ? (
            <p className={styles.faint}>{t('failed-posts:unconfirmedText')}</p>
          ) : (
            <SendAgain post={post} onSent={onClose} />
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

/** The post's text, hidden until an admin requests it; each request is recorded. */
function PostText({ post }: { post: FailedPost }) {
  const { t } = useTranslation('failed-posts')
  const { run, isRunning, failure } = useApiCall()
  const [found, setFound] = useState<{ text: string; media: number } | null>(null)
  if (found) {
    return (
      <div>
        <p className={styles.text}>{found.text === '' ? t('failed-posts:text.none') : found.text}</p>
        {found.media > 0 && <p className={styles.faint}>{t('failed-posts:text.media', { count: found.media })}</p>}
      </div>
    )
  }
  return (
    <div>
      <FormError message={failure} />
      <Button
        size="compact-sm"
        variant="default"
        loading={isRunning}
        onClick={() => void run(async () => setFound(await readText(post)))}
      >
        {t('failed-posts:text.show')}
      </Button>
      <p className={styles.faint}>{t('failed-posts:text.recorded')}</p>
    </div>
  )
}
