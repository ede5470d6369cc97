import { Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon, CouponCode } from '@postwright/core/model/coupon'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState, type ReadState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import records from '@/ui/record-list.module.css'
import { formatCount } from '../coupon-text.ts'
import { useCodesChanged, useCouponCodes, usePeopleOfCodes } from '../data/coupon-codes.ts'
import { useCouponsChanged } from '../data/coupons.ts'
import { useCodesCsv } from '../use-codes-csv.ts'
import { CodeRow } from './code-row.tsx'
import classes from './coupons.module.css'

const AddCodesDialog = lazyPart(async () => (await import('./add-codes-dialog.tsx')).AddCodesDialog)

type Props = { coupon: Coupon; isFresh: boolean }

/** The codes of a coupon: searched, stopped, added and exported as a file. */
export function CodesPart({ coupon, isFresh }: Props) {
  const { t } = useTranslation('coupon-management')
  const codes = useCouponCodes(coupon.id)
  const { readAgain } = useCodesChanged(coupon.id)
  const couponsChanged = useCouponsChanged()
  const [isAdding, setAdding] = useState(isFresh && coupon.codes === 0)
  const add = <Button onClick={() => setAdding(true)}>{t('coupon-management:codes.add')}</Button>
  const loaded = codes.data?.pages.flatMap((page) => page.codes)
  const read: ReadState<readonly CouponCode[]> = loaded
    ? { status: 'ready', data: loaded }
    : codes.isError
      ? { status: 'error', retry: () => void codes.refetch() }
      : { status: 'loading' }

  return (
    <>
      <DataState
        read={read}
        loading={<SkeletonList rows={4} label={t('coupon-management:codes.loading')} />}
        errorTitle={t('coupon-management:codes.error')}
        empty={
          <EmptyState
            title={t('coupon-management:codes.empty')}
            text={t('coupon-management:codes.emptyText')}
            action={add}
          />
        }
      >
        {(found) => (
          <Stack gap="md">
            <CodeTools coupon={coupon} add={add} />
            <LoadedCodes codes={found} />
            <Group gap="md">
              <span className={classes.hint} role="status">
                {t('coupon-management:codes.shown', {
                  shown: formatCount(found.length),
                  all: formatCount(Math.max(coupon.codes, found.length)),
                })}
              </span>
              {codes.hasNextPage && (
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={codes.isFetchingNextPage}
                  onClick={() => void codes.fetchNextPage()}
                >
                  {t('coupon-management:codes.more')}
                </Button>
              )}
            </Group>
            <FormError message={codes.isFetchNextPageError ? t('coupon-management:codes.moreFailed') : null} />
          </Stack>
        )}
      </DataState>
      {isAdding && (
        <AddCodesDialog
          couponId={coupon.id}
          name={coupon.name}
          onClose={() => setAdding(false)}
          onAdded={async () => {
            await Promise.all([readAgain(), couponsChanged()])
          }}
        />
      )}
    </>
  )
}

function CodeTools({ coupon, add }: { coupon: Coupon; add: ReactNode }) {
  const { t } = useTranslation('coupon-management')
  const { run, isRunning, failure } = useApiCall()
  const { download, done } = useCodesCsv(coupon)
  return (
    <>
      <Group gap="sm">
        {add}
        <Button
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden="true" />}
          loading={isRunning}
          onClick={() => void run(download)}
        >
          {t('coupon-management:csv.download')}
        </Button>
        <span role="status" className={classes.hint}>
          {isRunning &&
            t('coupon-management:csv.progress', {
              done: formatCount(done),
              all: formatCount(Math.max(done, coupon.codes)),
            })}
        </span>
      </Group>
      <FormError message={failure} />
    </>
  )
}

function LoadedCodes({ codes }: { codes: readonly CouponCode[] }) {
  const { t } = useTranslation('coupon-management')
  const [words, setWords] = useState('')
  const names = usePeopleOfCodes(codes)
  const wanted = words.trim().toUpperCase()
  const shown = codes.filter(({ id }) => id.includes(wanted))
  return (
    <>
      <SearchField
        label={t('coupon-management:codes.search')}
        placeholder={t('coupon-management:codes.placeholder')}
        clearLabel={t('coupon-management:filter.clear')}
        words={words}
        onWords={setWords}
        className={classes.search}
      />
      {shown.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('coupon-management:codes.none')}
          text={t('coupon-management:codes.noneText')}
        />
      ) : (
        <ul className={records.list} aria-label={t('coupon-management:codes.list')}>
          {shown.map((code) => (
            <CodeRow key={code.id} code={code} personName={code.onlyUid === null ? null : names.get(code.onlyUid)} />
          ))}
        </ul>
      )}
    </>
  )
}
