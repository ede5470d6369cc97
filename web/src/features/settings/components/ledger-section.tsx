import { Anchor, Button, Group } from '@mantine/core'
import { IconDownload, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookedEntry } from '@postwright/core/model/ledger'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { FormError } from '@/ui/form-error.tsx'
import { Notice } from '@/ui/notice.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { checkOwnLedger, type LedgerCheck, saveLedger, useLedger } from '../data/ledger-data.ts'
import { Section } from './section.tsx'
import classes from './sessions.module.css'

/** Shows the user's ledger entries, which can be checked here or with a script. Renders nothing before the first entry. */
export function LedgerSection({ uid }: { uid: string }) {
  const { t } = useTranslation('billing')
  const [pages, setPages] = useState<readonly number[]>([0])
  const first = useLedger(uid, 0)
  const isEmpty = first.status === 'ready' && first.data.entries.length === 0
  if (first.status === 'loading' || isEmpty) return null
  return (
    <Section id="ledger" title={t('billing:ledger.title')} text={t('billing:ledger.text')}>
      <Tools uid={uid} />
      {pages.map((after, at) => (
        <Page
          key={after}
          uid={uid}
          after={after}
          onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </Section>
  )
}

function Tools({ uid }: { uid: string }) {
  const { t } = useTranslation('billing')
  const checking = useApiCall()
  const saving = useApiCall()
  const [check, setCheck] = useState<LedgerCheck | null>(null)
  return (
    <>
      <div>
        <FormError message={checking.failure ?? saving.failure} />
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconShieldCheck size="1rem" aria-hidden />}
            loading={checking.isRunning}
            onClick={() => {
              setCheck(null)
              void checking.run(async () => setCheck(await checkOwnLedger(uid)))
            }}
          >
            {t('billing:ledger.check')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size="1rem" aria-hidden />}
            loading={saving.isRunning}
            onClick={() => void saving.run(() => saveLedger(uid))}
          >
            {t('billing:ledger.download')}
          </Button>
          <Anchor href="/verify-ledger.mjs" download size="sm">
            {t('billing:ledger.script')}
          </Anchor>
        </Group>
      </div>
      {check && (
        <Notice
          tone={check.broken ? 'warning' : 'info'}
          title={
            check.broken
              ? t('billing:ledger.broken', { seq: check.broken.seq })
              : t('billing:ledger.whole', { count: check.count })
          }
          text={check.broken ? t(`billing:ledger.problem.${check.broken.problem}`) : t('billing:ledger.wholeText')}
        />
      )}
    </>
  )
}

type PageProps = { uid: string; after: number; onMore: ((after: number) => void) | null }

function Page({ uid, after, onMore }: PageProps) {
  const { t } = useTranslation('billing')
  const read = useLedger(uid, after)
  const next = read.status === 'ready' ? read.data.next : null
  return (
    <>
      <DataState
        read={read}
        loading={<SkeletonList rows={2} label={t('billing:ledger.loading')} />}
        errorTitle={t('billing:ledger.failed')}
      >
        {({ entries }) => (
          <ul className={classes.list}>
            {entries.map((entry) => (
              <Row key={entry.seq} entry={entry} />
            ))}
          </ul>
        )}
      </DataState>
      {onMore && next !== null && (
        <Button variant="default" onClick={() => onMore(next)}>
          {t('billing:ledger.more')}
        </Button>
      )}
    </>
  )
}

function Row({ entry: { seq, kind, postedAt, postings } }: { entry: BookedEntry }) {
  const { t } = useTranslation('billing')
  // Debits and credits are equal, so the amount moved is the sum of either.
  const moved = postings.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.device}>{t('billing:ledger.entry', { seq, kind: t(`billing:ledger.kind.${kind}`) })}</p>
        <p className={classes.when}>{formatBillingDay(postedAt)}</p>
      </div>
      <span>{formatAmount(moved, postings[0]?.currency ?? 'eur')}</span>
    </li>
  )
}
