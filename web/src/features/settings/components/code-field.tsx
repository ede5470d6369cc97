import { Button, Group } from '@mantine/core'
import type { TFunction } from 'i18next'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangePreview } from '@postwright/core/api/billing'
import { TextField } from '@/ui/text-field.tsx'
import { useOnline } from '@/ui/use-online.ts'
import classes from './billing.module.css'

type Outcome = NonNullable<ChangePreview['code']>

type Props = {
  /** Coupon code used to calculate the price; null for none. */
  code: string | null
  /** Null until the price is calculated, or without a code. */
  outcome: Outcome | null
  isCalculating: boolean
  onApply: (code: string | null) => void
}

/** Field that applies and removes a coupon code, and shows why a code is not accepted. */
export function CodeField({ code, outcome, isCalculating, onApply }: Props) {
  const { t } = useTranslation('billing')
  const [isOpen, setOpen] = useState(code !== null)
  if (!isOpen) {
    return (
      <Group>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {t('billing:code.open')}
        </Button>
      </Group>
    )
  }
  if (code !== null && outcome?.refusals.length === 0) {
    return <AppliedCode outcome={outcome} onRemove={() => onApply(null)} />
  }
  return <CodeForm code={code} outcome={outcome} isCalculating={isCalculating} onApply={onApply} />
}

function CodeForm({ code, outcome, isCalculating, onApply }: Props) {
  const { t } = useTranslation('billing')
  const online = useOnline()
  const [typed, setTyped] = useState(code ?? '')
  const input = useRef<HTMLInputElement>(null)
  const isRefused = outcome !== null && outcome.refusals.length > 0 && outcome.code === readCode(typed)

  useEffect(() => {
    if (isRefused) input.current?.focus()
  }, [isRefused])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const wanted = readCode(typed)
    onApply(wanted === '' ? null : wanted)
  }

  return (
    <form onSubmit={send} noValidate className={classes.code}>
      <TextField
        ref={input}
        label={t('billing:code.label')}
        autoFocus={code === null}
        value={typed}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isRefused && outcome.refusals.map((refusal) => t(`billing:code.refusal.${refusal}`)).join(' ')}
      />
      <Button type="submit" variant="default" loading={code !== null && isCalculating} disabled={!online}>
        {t('billing:code.apply')}
      </Button>
    </form>
  )
}

function AppliedCode({ outcome, onRemove }: { outcome: Outcome; onRemove: () => void }) {
  const { t } = useTranslation('billing')
  const online = useOnline()
  return (
    <Group gap="sm" role="status">
      <p className={classes.aside}>{[...describeDiscount(t, outcome), ...describeReplaced(t, outcome)].join(' ')}</p>
      <Button variant="subtle" size="compact-sm" onClick={onRemove} disabled={!online}>
        {t('billing:code.remove', { code: outcome.code })}
      </Button>
    </Group>
  )
}

function describeDiscount(t: TFunction, { code, duration }: Outcome): string[] {
  if (duration === null) return []
  if (duration.kind === 'months') return [t('billing:code.forMonths', { code, count: duration.months })]
  return [duration.kind === 'once' ? t('billing:code.once', { code }) : t('billing:code.forever', { code })]
}

function describeReplaced(t: TFunction, { replaces }: Outcome): string[] {
  return replaces === null ? [] : [t('billing:code.replaces', { code: replaces })]
}

/** Returns a code in its stored form; users may type it in any case. */
function readCode(typed: string): string {
  return typed.trim().toUpperCase()
}
