import { Button, NumberInput, Text, Menu } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { REVIEW_POSTS_MAX } from '@postwright/core/model/review-link'
import { sharingHref } from '@/config/review-address.ts'
import { AddLabelForm, PopoverForm, RemoveLabelMenu } from '@/documents/selection-labels.tsx'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { IfMay } from '@/session/if-may.tsx'
import type { BulkAction } from './bulk-change.ts'
import styles from '@/ui/selection-bar.module.css'
import { useClearByEscape } from '@/ui/use-clear-by-escape.ts'
import { useBulk, type Report } from './use-bulk.ts'
import { firstLine } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { useQueues } from '../data/use-queues.ts'

const CampaignMenu = lazyWhenIdle(async () => (await import('@/campaigns/campaign-menu.tsx')).CampaignMenu)

/** Maximum number of days that a post can be planned ahead. */
const DAYS_MAX = SCHEDULE_HORIZON / 86_400_000

type Props = {
  workspaceId: string
  tzid: string
  posts: readonly Post[]
  channels: readonly Connection[]
  /** Button that selects more posts; null once all are selected. */
  all: { label: string; onSelect: () => void } | null
  /** Sentence about the extent of the selection, after the count. */
  note?: string | undefined
  onClear: () => void
  onHidden?: (post: Post, isHidden: boolean) => void
  /** Called with the posts that were not changed. */
  onRefused?: (postIds: readonly string[]) => void
  /** Queue of all selected posts. They cannot be moved by days, because they keep slots; they can move to another queue or become drafts. */
  queueId?: string
}

/** Actions for all selected posts; Escape clears the selection. */
export function SelectionBar({
  workspaceId,
  tzid,
  posts,
  channels,
  all,
  note,
  onClear,
  onHidden,
  onRefused,
  queueId,
}: Props) {
  const { t } = useTranslation('publishing')
  const { run, isRunning, report, closeReport } = useBulk({
    workspaceId,
    tzid,
    onTaken: onClear,
    onHidden,
    onRefused,
  })
  const isShown = posts.length > 0
  useClearByEscape(isShown, onClear)
  if (!isShown) return report && <BulkReport report={report} onClose={closeReport} />
  const isPlanned = posts.some(({ plannedAt }) => plannedAt !== null)
  const begin = (action: BulkAction) => {
    if (!isRunning) void run(action, posts)
  }
  const button = (label: string, action: BulkAction) => (
    <Button size="compact-md" variant="default" disabled={isRunning} onClick={() => begin(action)}>
      {label}
    </Button>
  )
  return (
    <>
      <div className={styles.selection} role="toolbar" aria-label={t('publishing:bulk.label')}>
        <Text size="sm" fw={600} role="status">
          {t('publishing:bulk.count', { count: posts.length })}
          {note && ` · ${note}`}
        </Text>
        {all && (
          <Button size="compact-md" variant="subtle" onClick={all.onSelect}>
            {all.label}
          </Button>
        )}
        {queueId === undefined && isPlanned && <MoveForm isOff={isRunning} onChoose={begin} />}
        <AddLabelForm isOff={isRunning} onAdd={(label) => begin({ kind: 'label', label })} />
        <RemoveLabelMenu selected={posts} isOff={isRunning} onRemove={(label) => begin({ kind: 'unlabel', label })} />
        <CampaignMenu
          props={{
            workspaceId,
            selected: posts,
            isOff: isRunning,
            onChoose: ({ id }) => begin({ kind: 'campaign', campaignId: id }),
          }}
        />
        <BulkTargets {...{ workspaceId, channels, queueId }} isOff={isRunning} onChoose={begin} />
        {isPlanned &&
          button(t(queueId === undefined ? 'publishing:bulk.cancel' : 'publishing:bulk.leave'), { kind: 'cancel' })}
        {posts.length <= REVIEW_POSTS_MAX && (
          <IfMay right="plan_posts">
            <Button size="compact-md" variant="default" component={Link} to={sharingHref(posts.map(({ id }) => id))}>
              {t('publishing:bulk.share')}
            </Button>
          </IfMay>
        )}
        {button(t('publishing:bulk.delete'), { kind: 'delete' })}
        <Button size="compact-md" variant="subtle" onClick={onClear}>
          {t('publishing:bulk.clear')}
        </Button>
      </div>
      {report && <BulkReport report={report} onClose={closeReport} />}
    </>
  )
}

type ChoiceProps = { isOff: boolean; onChoose: (action: BulkAction) => void }

function MoveForm({ isOff, onChoose }: ChoiceProps) {
  const { t } = useTranslation('publishing')
  const [days, setDays] = useState<number | string>(1)
  // An incomplete number is text.
  const by = typeof days === 'number' ? days : 0
  const canMove = by !== 0 && Math.abs(by) <= DAYS_MAX
  return (
    <PopoverForm
      label={t('publishing:bulk.move')}
      action={t('publishing:bulk.doMove')}
      isOff={isOff}
      isReady={canMove}
      onSubmit={() => onChoose({ kind: 'move', days: by })}
    >
      <NumberInput
        label={t('publishing:bulk.days')}
        value={days}
        onChange={setDays}
        allowDecimal={false}
        min={-DAYS_MAX}
        max={DAYS_MAX}
        w="7rem"
      />
    </PopoverForm>
  )
}

/** Lists the posts that a bulk action did not change, each with the reason. */
function BulkReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation('publishing')
  return (
    <Dialog title={t('publishing:bulk.refused', { count: report.length })} onClose={onClose}>
      <ul>
        {report.map(({ post, result }) => (
          <li key={post.id}>
            <Link to={routes.contentStudioPost.href(post.id)}>
              {firstLine(post.text) ?? (post.title || t('publishing:bulk.noText'))}
            </Link>
            {': '}
            {result.ok ? '' : result.detail}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type BulkTargetsProps = {
  workspaceId: string
  channels: readonly Connection[]
  /** Current queue of the posts, which is not offered as a target. */
  queueId: string | undefined
  isOff: boolean
  onChoose: (action: BulkAction) => void
}

/** Lets the user choose channels and queues to add selected posts to or remove them from. */
function BulkTargets({ workspaceId, channels, queueId, isOff, onChoose }: BulkTargetsProps) {
  const { t } = useTranslation('publishing')
  const queues = useQueues(workspaceId)
  const offered = queues.status === 'ready' ? queues.data.filter(({ id }) => id !== queueId) : []
  const usable = channels.filter(({ status }) => status !== 'disconnected')
  return (
    <>
      <Menu position="top-start">
        <Menu.Target>
          <Button size="compact-md" variant="default" disabled={isOff || usable.length === 0}>
            {t('publishing:bulk.channels')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {usable.map(({ id, handle }) => (
            <Menu.Item key={`add ${id}`} onClick={() => onChoose({ kind: 'channels', add: [id], remove: [] })}>
              {t('publishing:bulk.addChannel', { handle })}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {usable.map(({ id, handle }) => (
            <Menu.Item key={`remove ${id}`} onClick={() => onChoose({ kind: 'channels', add: [], remove: [id] })}>
              {t('publishing:bulk.removeChannel', { handle })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {offered.length > 0 && (
        <Menu position="top-start">
          <Menu.Target>
            <Button size="compact-md" variant="default" disabled={isOff}>
              {t(queueId === undefined ? 'publishing:bulk.slots' : 'publishing:bulk.otherQueue')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {offered.map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => onChoose({ kind: 'queue', queueId: id })}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
