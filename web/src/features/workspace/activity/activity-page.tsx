import { Button, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams, Link } from 'react-router-dom'
import { ACTIVITY_KINDS, activityKindSchema, type ActivityEntry } from '@postwright/core/api/activity'
import { auditSubject } from '@postwright/core/audit/audit-subject'
import { documentId } from '@postwright/core/ids'
import { FilledSentence, unnamedSentence } from '@/audit/audit-sentence.tsx'
import { saveFile } from '@/lib/save-file.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useMembers } from '@/session/use-members.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatDay, viewerZone, formatClock } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type ActivityFilter, readAllActivity, useActivity } from '../data/activity-data.ts'
import styles from './activity.module.css'
import { csvFile } from '@postwright/core/csv/csv-file'
import { subjectHref } from '@/config/comment-address.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { actionText } from '@/config/audit-text.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'

/** Tab that shows the activity of the workspace. */
export function Component() {
  const { t } = useTranslation(['workspace', 'user-management', 'publishing', 'common'])
  const { workspaceId } = useSignedIn()
  const [filter, setFilter] = useFilter()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useActivity(
    workspaceId,
    filter,
  )
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <Filters filter={filter} onFilter={setFilter} workspaceId={workspaceId} />
      {isPending && <SkeletonList rows={6} label={t('workspace:activity.loading')} />}
      {error && entries.length === 0 && (
        <ErrorPanel title={t('workspace:activity.error')} onRetry={() => void refetch()} />
      )}
      {data && entries.length === 0 && !hasNextPage && (
        <EmptyState title={t('workspace:activity.empty.title')} text={t('workspace:activity.empty.text')} />
      )}
      {groupByDay(entries).map(([day, rows]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.date}>{day}</h2>
          <ul className={styles.card}>
            {rows.map((entry) => (
              <ActivityRow key={`${entry.kind} ${entry.id}`} workspaceId={workspaceId} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('workspace:activity.more')}
        </Button>
      )}
    </>
  )
}

type FilterProps = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void; workspaceId: string }

function Filters({ filter, onFilter, workspaceId }: FilterProps) {
  const { t } = useTranslation('workspace')
  const members = useMembers(workspaceId)
  const [count, setCount] = useState(0)
  const { run, isRunning, failure } = useApiCall()
  const toCsv = useActivityCsv(workspaceId)
  const people =
    members.status === 'ready' ? members.data.map(({ uid, fullName }) => ({ value: uid, label: fullName })) : []

  const save = () =>
    run(async () => {
      setCount(0)
      const entries = await readAllActivity(workspaceId, filter, setCount)
      saveFile('activity.csv', toCsv(entries), 'text/csv;charset=utf-8')
    })

  return (
    <div className={styles.filters} role="group" aria-label={t('workspace:activity.filters')}>
      <Select
        label={t('workspace:activity.kind')}
        placeholder={t('workspace:activity.everything')}
        clearable
        data={ACTIVITY_KINDS.map((value) => ({ value, label: t(`workspace:activity.kinds.${value}`) }))}
        value={filter.kind}
        onChange={(value) => onFilter({ ...filter, kind: activityKindSchema.nullable().catch(null).parse(value) })}
      />
      <Select
        label={t('workspace:activity.person')}
        placeholder={t('workspace:activity.everybody')}
        clearable
        searchable
        data={people}
        value={filter.by}
        onChange={(by) => onFilter({ ...filter, by })}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size="1rem" aria-hidden />}
        loading={isRunning}
        onClick={() => void save()}
      >
        {t('workspace:activity.export')}
      </Button>
      <span className="visually-hidden" role="status">
        {isRunning && t('workspace:activity.exporting', { count })}
      </span>
      <FormError message={failure} />
    </div>
  )
}

/** Returns the filter and its setter. The filter is part of the address, so that a link shows the same list. */
function useFilter(): [ActivityFilter, (filter: ActivityFilter) => void] {
  const [params, setParams] = useSearchParams()
  const kind = activityKindSchema.safeParse(params.get('kind')).data ?? null
  const by = documentId().safeParse(params.get('by')).data ?? null
  const write = (filter: ActivityFilter) =>
    setParams(
      { ...(filter.kind !== null && { kind: filter.kind }), ...(filter.by !== null && { by: filter.by }) },
      { replace: true },
    )
  return [{ kind, by }, write]
}

function groupByDay(entries: readonly ActivityEntry[]): [day: string, entries: ActivityEntry[]][] {
  const days = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const day = formatDay(entry.at, viewerZone())
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

/** Returns a function that writes activity as CSV. Times are in UTC (ISO 8601). */
function useActivityCsv(workspaceId: string): (entries: readonly ActivityEntry[]) => string {
  const { t } = useTranslation('workspace')
  const { nameOf, wordsOf, subjectOf } = useActivityWords(workspaceId)
  const head = (['time', 'person', 'action', 'subject', 'id', 'text'] as const).map((column) =>
    t(`workspace:activity.column.${column}`),
  )
  return (entries) => {
    const rows = entries.map((entry) => [
      new Date(entry.at).toISOString(),
      nameOf(entry),
      wordsOf(entry),
      entry.subject ? subjectOf(entry.subject) : '',
      entry.subject?.id ?? '',
      entry.words,
    ])
    return csvFile([head, ...rows])
  }
}

type Props = { workspaceId: string; entry: ActivityEntry }

function ActivityRow({ workspaceId, entry }: Props) {
  const { nameOf, wordsOf, subjectOf } = useActivityWords(workspaceId)
  const { subject, words, at } = entry
  const name = nameOf(entry)
  return (
    <li className={styles.row}>
      <Avatar name={name} size={28} />
      <div className={styles.body}>
        <p className={styles.line}>
          {entry.kind === 'workspace' ? (
            <WorkspaceSentence entry={entry} name={name} />
          ) : (
            <>
              <strong>{name}</strong> {wordsOf(entry)}{' '}
              {subject && <Link to={subjectHref(subject.kind, subject.id)}>{subjectOf(subject)}</Link>}
            </>
          )}
        </p>
        {words !== '' && <p className={styles.words}>{words}</p>}
      </div>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {formatClock(at, viewerZone())}
      </time>
    </li>
  )
}

type SentenceProps = { entry: ActivityEntry; name: string }

/** Shows an entry of the audit log as a sentence. It names the kind of record that was changed, because entries have no more. */
function WorkspaceSentence({ entry: { act, by }, name }: SentenceProps) {
  const { t } = useTranslation(['audit-log', 'user-management', 'workspace'])
  const { kind } = auditSubject({ action: act, subject: '' })
  const target =
    kind === 'person'
      ? t('workspace:activity.member')
      : kind === 'workspace'
        ? t('workspace:activity.thisWorkspace')
        : t(`audit-log:kind.${kind}`)
  const sentence = unnamedSentence(t, { action: act, isProduct: by === null })
  return <FilledSentence sentence={sentence} actor={<strong>{name}</strong>} target={target} />
}

/** Returns functions that return the user, the action and the subject of an entry as text. */
function useActivityWords(workspaceId: string) {
  const { t } = useTranslation(['workspace', 'user-management'])
  const { participantName } = useParticipantName(workspaceId)
  return {
    nameOf: ({ by, via }: Pick<ActivityEntry, 'by' | 'via'>): string => {
      const name = by === null ? t('workspace:activity.product') : participantName(by)
      return via === '' ? name : t('workspace:activity.via', { assistant: via, name })
    },
    wordsOf: ({ kind, act }: ActivityEntry): string =>
      kind === 'workspace' ? actionText(t, act) : t(`workspace:activity.act.${act.replace('.', '-')}`),
    /** Names the subject by its title, or by its kind if it has no title. */
    subjectOf: ({ kind, title }: NonNullable<ActivityEntry['subject']>): string =>
      title === '' ? t(`workspace:activity.subject.${kind}`) : t('workspace:activity.subject.title', { title }),
  }
}
