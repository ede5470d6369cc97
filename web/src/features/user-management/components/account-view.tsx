import { Button, Group, Stack, Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewedPost, ViewedWorkspace } from '@postwright/core/api/support-views'
import { PLAN_LIMITS } from '@postwright/core/model/plan'
import type { SupportView } from '@postwright/core/model/support-view'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { DataState } from '@/ui/data-state.tsx'
import { formatLimit } from '@/ui/format-limit.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import {
  useViewedAccount,
  useViewedNotifications,
  useViewedPost,
  useViewedPosts,
  useViewedWorkspaces,
} from '../data/support-views.ts'
import styles from './account-view.module.css'
import classes from './people.module.css'

const ViewedPostPreview = lazyPart(async () => (await import('./viewed-post-preview.tsx')).ViewedPostPreview)

type Place = { uid: string; viewId: string }
type Props = { view: SupportView; fullName: string; end: ReactNode }

/** Shows a user's account in a frame that names the user and the remaining time of the view. */
export function AccountView({ view: { uid, id: viewId, closesAt }, fullName, end }: Props) {
  const { t } = useTranslation('support-access')
  const place = { uid, viewId }
  const left = Math.max(0, closesAt - useNow(1000))
  const minutes = Math.floor(left / 60_000)
  const seconds = String(Math.floor((left % 60_000) / 1000)).padStart(2, '0')
  return (
    <div className={styles.frame}>
      <Group justify="space-between" gap="sm" className={styles.bar}>
        <p className={styles.sentence}>
          {t('support-access:frame', { name: fullName, left: `${minutes}:${seconds}` })}
        </p>
        {end}
      </Group>
      <Tabs defaultValue="account" keepMounted={false}>
        <Tabs.List aria-label={t('support-access:title')}>
          <Tabs.Tab value="account">{t('support-access:account.tab')}</Tabs.Tab>
          <Tabs.Tab value="posts">{t('support-access:workspaces.tab')}</Tabs.Tab>
          <Tabs.Tab value="notifications">{t('support-access:notifications.tab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="account" pt="md">
          <AccountPart place={place} />
        </Tabs.Panel>
        <Tabs.Panel value="posts" pt="md">
          <WorkspacesPart place={place} />
        </Tabs.Panel>
        <Tabs.Panel value="notifications" pt="md">
          <NotificationsPart place={place} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}

function useStates() {
  const { t } = useTranslation('support-access')
  return {
    loading: <SkeletonList rows={3} label={t('support-access:loading')} />,
    errorTitle: t('support-access:error'),
  }
}

function AccountPart({ place }: { place: Place }) {
  const { t } = useTranslation('support-access')
  return (
    <DataState read={useViewedAccount(place)} {...useStates()}>
      {({ user, subscription, limits }) => (
        <dl className={classes.facts}>
          <dt>{t('support-access:account.name')}</dt>
          <dd>{user.fullName}</dd>
          <dt>{t('support-access:account.email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('support-access:account.verified')}</dt>
          <dd>{t(user.emailVerified ? 'support-access:yes' : 'support-access:no')}</dd>
          <dt>{t('support-access:account.plan')}</dt>
          <dd>{subscription?.planId ?? t('support-access:account.free')}</dd>
          <dt>{t('support-access:account.muted')}</dt>
          <dd>{user.mutedReasons.length}</dd>
          {limits.map(({ limit, used, max }) => (
            <div key={limit} className={styles.pair}>
              <dt>{t(`support-access:limit.${limit}`)}</dt>
              <dd>
                {max === null
                  ? limitText(limit, used)
                  : t('support-access:usedOf', { used: limitText(limit, used), max: limitText(limit, max) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </DataState>
  )
}

/** Formats an amount of a limit; a limit that this version does not know is shown as it is. */
function limitText(limit: string, amount: number): string {
  const known = PLAN_LIMITS.find((each) => each === limit)
  return known === undefined ? String(amount) : formatLimit(known, amount)
}

function WorkspacesPart({ place }: { place: Place }) {
  return (
    <DataState read={useViewedWorkspaces(place)} {...useStates()}>
      {(workspaces) => (
        <Stack gap="lg">
          {workspaces.map((workspace) => (
            <WorkspacePart key={workspace.id} place={place} workspace={workspace} />
          ))}
        </Stack>
      )}
    </DataState>
  )
}

function WorkspacePart({
  place,
  workspace: { id, name, role, channels },
}: {
  place: Place
  workspace: ViewedWorkspace
}) {
  const { t } = useTranslation('support-access')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part} aria-label={name}>
      <h3 className={styles.heading}>
        {name} · {t(`common:workspace.role.${role}`)}
      </h3>
      <ul className={styles.list}>
        {channels.map(({ id: channelId, platform, handle, status, lastError }) => (
          <li key={channelId}>
            {platformName(platform)} {handle} · {t(`support-access:channel.${status}`)}
            {lastError && ` · ${lastError.detail}`}
          </li>
        ))}
      </ul>
      {channels.length === 0 && <p className={classes.hint}>{t('support-access:workspaces.noChannels')}</p>}
      {isOpen ? (
        <PostsPart place={place} workspaceId={id} />
      ) : (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {t('support-access:posts.show')}
          </Button>
        </Group>
      )}
    </section>
  )
}

function PostsPart({ place, workspaceId }: { place: Place; workspaceId: string }) {
  const { t } = useTranslation('support-access')
  const [after, setAfter] = useState<string | null>(null)
  return (
    <DataState read={useViewedPosts(place, workspaceId, after)} {...useStates()}>
      {({ posts, after: next }) => (
        <Stack gap="sm">
          {posts.length === 0 && <p className={classes.hint}>{t('support-access:posts.none')}</p>}
          <ul className={styles.list}>
            {posts.map((post) => (
              <PostRow key={post.id} place={place} workspaceId={workspaceId} post={post} />
            ))}
          </ul>
          {next !== null && (
            <Group>
              <Button size="compact-sm" variant="default" onClick={() => setAfter(next)}>
                {t('support-access:posts.older')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </DataState>
  )
}

function PostRow({ place, workspaceId, post }: { place: Place; workspaceId: string; post: ViewedPost }) {
  const { t } = useTranslation('support-access')
  const [isOpen, setOpen] = useState(false)
  const { id, text, lifecycle, plannedAt, deliveries } = post
  return (
    <li className={styles.post}>
      <p className={styles.sentence}>
        {t(`support-access:lifecycle.${lifecycle}`)}{' '}
        {plannedAt !== null && <ZonedTimeText instant={plannedAt} tzid={viewerZone()} />}
      </p>
      <p className={styles.sentence}>{text === '' ? t('support-access:posts.noText') : text}</p>
      {deliveries.map(({ id: variantId, platform, handle, error }) =>
        error ? (
          <Notice
            key={variantId}
            tone="warning"
            title={t('support-access:posts.failed', { channel: `${platformName(platform)} ${handle}` })}
            text={error.detail}
          />
        ) : null,
      )}
      {isOpen ? (
        <PostPart place={place} workspaceId={workspaceId} postId={id} />
      ) : (
        <Group>
          <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
            {t('support-access:posts.open')}
          </Button>
        </Group>
      )}
    </li>
  )
}

function PostPart({ place, workspaceId, postId }: { place: Place; workspaceId: string; postId: string }) {
  return (
    <DataState read={useViewedPost(place, workspaceId, postId)} {...useStates()}>
      {(post) => <ViewedPostPreview post={post} />}
    </DataState>
  )
}

function NotificationsPart({ place }: { place: Place }) {
  const { t } = useTranslation('support-access')
  return (
    <DataState read={useViewedNotifications(place)} {...useStates()}>
      {(found) => (
        <ul className={styles.list}>
          {found.map(({ id, kind, happenedAt, readAt }) => (
            <li key={id}>
              <code>{kind}</code> <ZonedTimeText instant={happenedAt} tzid={viewerZone()} /> ·{' '}
              {t(readAt === null ? 'support-access:notifications.unread' : 'support-access:notifications.read')}
            </li>
          ))}
        </ul>
      )}
    </DataState>
  )
}
