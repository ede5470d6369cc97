import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PaymentMethod, PAYMENT_METHODS_MAX } from '@postwright/core/model/payment-method'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { MoveButtons } from '@/ui/move-buttons.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import records from '@/ui/record-list.module.css'
import { joinNames, nameCountry } from '../country-names.ts'
import { changeOrder, useMethods } from '../data/methods.ts'
import classes from './payments.module.css'

const MethodDialog = lazyPart(async () => (await import('./method-dialog.tsx')).MethodDialog)

/** Maximum number of countries named in a row; the others are counted. */
const NAMED = 3

type Open = { method: PaymentMethod | null } | null

/** The methods in the payers' order. */
export function MethodsPart() {
  const { t } = useTranslation('payment-methods')
  const { methods, refresh } = useMethods()
  const [open, setOpen] = useState<Open>(null)
  const { run, isRunning, failure } = useApiCall()
  const add = (
    <Button onClick={() => setOpen({ method: null })} disabled={isFull(methods)}>
      {t('payment-methods:methods.add')}
    </Button>
  )

  const move = (all: readonly PaymentMethod[], from: number, to: number) =>
    run(async () => {
      const ids = all.map(({ id }) => id)
      ids.splice(to, 0, ...ids.splice(from, 1))
      await changeOrder(ids)
      await refresh()
    })

  return (
    <Stack gap="md">
      <FormError message={failure} />
      <DataState
        read={methods}
        loading={<SkeletonList rows={3} label={t('payment-methods:methods.loading')} />}
        errorTitle={t('payment-methods:methods.error')}
        empty={
          <EmptyState
            title={t('payment-methods:methods.empty')}
            text={t('payment-methods:methods.emptyText')}
            action={add}
          />
        }
      >
        {(found) => (
          <>
            <Group gap="sm">
              {add}
              {isFull(methods) && (
                <p className={classes.faint}>{t('payment-methods:methods.full', { max: PAYMENT_METHODS_MAX })}</p>
              )}
            </Group>
            <ul className={records.list} aria-label={t('payment-methods:methods.tab')}>
              {found.map((method, index) => (
                <MethodRow
                  key={method.id}
                  method={method}
                  isBusy={isRunning}
                  onUp={index === 0 ? null : () => void move(found, index, index - 1)}
                  onDown={index === found.length - 1 ? null : () => void move(found, index, index + 1)}
                  onEdit={() => setOpen({ method })}
                />
              ))}
            </ul>
          </>
        )}
      </DataState>
      {open && <MethodDialog method={open.method} onClose={() => setOpen(null)} refresh={refresh} />}
    </Stack>
  )
}

function isFull(methods: ReturnType<typeof useMethods>['methods']): boolean {
  return methods.status === 'ready' && methods.data.length >= PAYMENT_METHODS_MAX
}

type RowProps = {
  method: PaymentMethod
  isBusy: boolean
  /** Null at the ends of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onEdit: () => void
}

function MethodRow({ method, isBusy, onUp, onDown, onEdit }: RowProps) {
  const { t } = useTranslation('payment-methods')
  const { name, currencies, countries, isOffered, needsProof } = method
  const named = countries.slice(0, NAMED).map(nameCountry)
  const others = countries.length - named.length
  const codes = currencies.map((code) => code.toUpperCase())
  return (
    <li className={records.row} aria-label={name}>
      <div className={records.words}>
        <span className={classes.name}>
          {name}
          <StateBadge tone={isOffered ? 'positive' : 'neutral'}>
            {t(isOffered ? 'payment-methods:methods.offered' : 'payment-methods:methods.notOffered')}
          </StateBadge>
          {needsProof && <StateBadge tone="accent">{t('payment-methods:methods.needsProof')}</StateBadge>}
        </span>
        <span className={records.faint}>
          {codes.length === 0 ? t('payment-methods:methods.allCurrencies') : codes.join(', ')} ·{' '}
          {countries.length === 0 && t('payment-methods:methods.everywhere')}
          {countries.length > 0 && others === 0 && joinNames(named)}
          {others > 0 && t('payment-methods:methods.moreCountries', { names: named.join(', '), count: others })}
        </span>
      </div>
      <Group gap="xs">
        <MoveButtons
          up={t('payment-methods:methods.up', { name })}
          down={t('payment-methods:methods.down', { name })}
          onUp={onUp}
          onDown={onDown}
          isBusy={isBusy}
        />
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('payment-methods:methods.editOf', { name })}
          onClick={onEdit}
        >
          {t('payment-methods:methods.edit')}
        </Button>
      </Group>
    </li>
  )
}
