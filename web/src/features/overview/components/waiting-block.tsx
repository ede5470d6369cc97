import { Anchor, Button } from '@mantine/core'
import { IconArrowBackUp, IconEyeCheck, IconMessage, type TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Notification } from '@postwright/core/model/notification'
import { commentHref } from '@/config/comment-address.ts'
import { routes } from '@/config/routes.ts'
import { DecisionButtons } from '@/posts/approvals/decision-buttons.tsx'
import { markRead } from '@/session/mark-notifications-read.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { viewerZone, formatMoment } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useWaiting, type WaitingItem } from '../data/use-waiting.ts'
import classes from './waiting-block.module.css'

/** Work that waits for the signed-in user, each item with its next step; renders nothing if there is none. */
export function WaitingBlock() {
  const { t } = useTranslation('overview')
  const { read, hasMore } = useWaiting()
  const items = read.status === 'ready' ? read.data : []
  if (read.status === 'ready' && items.length === 0 && !hasMore) return null
  const hasApprovals = hasMore || items.some(({ kind }) => kind === 'approval')
  return (
    <Panel
      id="waiting"
      title={t('overview:waiting.title')}
      flush
      actions={
        hasApprovals && (
          <Anchor component={Link} size="sm" to={routes.approvals.href()}>
            {t('overview:waiting.all')}
          </Anchor>
        )
      }
    >
      <DataState read={read} loading={null} errorTitle={t('overview:waiting.error')}>
        {(data) => (
          <ul className={classes.list}>
            {data.map((item) => (
              <WaitingRow key={`${item.kind}-${item.id}`} item={item} />
            ))}
          </ul>
        )}
      </DataState>
      {hasMore && <p className={classes.more}>{t('overview:waiting.more')}</p>}
    </Panel>
  )
}

function WaitingRow({ item }: { item: WaitingItem }) {
  const { t } = useTranslation('overview')
  if (item.kind === 'approval') return <ApprovalRow request={item.request} />
  if (item.kind === 'comment') {
    const { authorName, reason, excerpt, subject, commentId } = item.notification
    const author = authorName === '' ? t('overview:waiting.formerMember') : authorName
    return (
      <AddressedRow
        Icon={IconMessage}
        title={t(`overview:waiting.${reason}`, { author })}
        text={excerpt}
        notification={item.notification}
        to={commentHref(subject, commentId)}
        action={t('overview:waiting.open')}
      />
    )
  }
  const { excerpt, reviewNote, postId } = item.notification
  return (
    <AddressedRow
      Icon={IconArrowBackUp}
      title={t('overview:waiting.returned')}
      text={excerpt === '' ? t('overview:noText') : excerpt}
      note={reviewNote === '' ? t('overview:waiting.noReason') : reviewNote}
      notification={item.notification}
      to={routes.contentStudioPost.href(postId)}
      action={t('overview:waiting.edit')}
    />
  )
}

function ApprovalRow({ request }: { request: ApprovalRequest }) {
  const { t } = useTranslation('overview')
  const { workspaceId } = useSignedIn()
  const { nameOf } = useParticipantName(workspaceId)
  const [isReturning, setReturning] = useState(false)
  const now = useNow(60_000)
  const moment = (at: number) => formatMoment(at, viewerZone(), now)
  const { postId, excerpt, seen, requestedBy, dueAt, plannedFor, message } = request
  const facts = [
    t('overview:waiting.from', { name: nameOf(requestedBy) }),
    ...(dueAt === null
      ? []
      : [t(dueAt < now ? 'overview:waiting.overdue' : 'overview:waiting.due', { time: moment(dueAt) })]),
    ...(plannedFor === null ? [] : [t('overview:waiting.planned', { time: moment(plannedFor) })]),
  ]
  return (
    <Row
      Icon={IconEyeCheck}
      title={t('overview:waiting.approve')}
      text={
        <Link className={classes.link} to={routes.contentStudioPost.href(postId)}>
          {excerpt === '' ? t('overview:noText') : excerpt}
        </Link>
      }
      note={message}
      facts={facts.join(' · ')}
    >
      <DecisionButtons {...{ workspaceId, postId, seen, excerpt, isReturning }} onReturning={setReturning} />
    </Row>
  )
}

type AddressedProps = {
  Icon: TablerIcon
  title: string
  text: string
  note?: string
  notification: Notification
  to: string
  action: string
}

/** A notification in the list. Its button marks it as read, which removes it from the list. */
function AddressedRow({ notification, to, action, ...words }: AddressedProps) {
  const { user } = useSignedIn()
  return (
    <Row {...words} facts={<RelativeTime instant={notification.happenedAt} />}>
      <Button
        component={Link}
        to={to}
        size="compact-sm"
        variant="default"
        onClick={() => void markRead(user.id, [notification]).catch(() => undefined)}
      >
        {action}
      </Button>
    </Row>
  )
}

type RowProps = {
  Icon: TablerIcon
  title: string
  text: ReactNode
  note?: string
  facts: ReactNode
  children: ReactNode
}

function Row({ Icon, title, text, note = '', facts, children }: RowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size="1.125rem" stroke={1.8} />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
        {note !== '' && <p className={classes.note}>{note}</p>}
        <p className={classes.facts}>{facts}</p>
      </div>
      <div className={classes.actions}>{children}</div>
    </li>
  )
}
