import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveProgram } from '@postwright/core/api/earn'
import {
  type ProgramTerms,
  programTermsSchema,
  rewardKindSchema,
  type Tier,
  TIERS_MAX,
} from '@postwright/core/model/referral'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useEarnWorkChanged } from '../earn-work.ts'
import styles from './referrals.module.css'

const NEW_TIER = { kind: 'credit', percent: 10, months: 0 } as const satisfies Partial<Tier>
const DAYS = ['attributionDays', 'rewardMonths', 'holdDays'] as const

/** The terms of future rewards. Amounts are entered in whole units of a currency. */
export function ProgramForm({ program }: { program: ProgramTerms }) {
  const { t } = useTranslation('referrals')
  const [terms, setTerms] = useState(program)
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const changed = useEarnWorkChanged()
  const change = (part: Partial<ProgramTerms>) => setTerms({ ...terms, ...part })
  const changeTier = (at: number, part: Partial<Tier>) =>
    change({ tiers: terms.tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)) })
  const isValid = programTermsSchema.safeParse(terms).success
  const save = () =>
    run(async () => {
      const outcome = await sensitive.run(() => call(saveProgram, { program: terms }))
      if (!outcome.done) return
      toast.success(t('referrals:program.saved'))
      await changed()
    })
  return (
    <Panel id="program" title={t('referrals:program.title')} description={t('referrals:program.text')}>
      <Stack gap="lg">
        <FormError message={failure} />
        <SwitchRow label={t('referrals:program.isOn')} checked={terms.isOn} onChange={(isOn) => change({ isOn })} />
        <ol className={styles.tiers}>
          {terms.tiers.map((tier, at) => (
            <li key={at} className={styles.tier}>
              <NumberField
                label={t('referrals:program.from')}
                value={tier.from}
                onChange={(from) => changeTier(at, { from })}
              />
              <SelectField
                label={t('referrals:program.kind')}
                value={tier.kind}
                options={rewardKindSchema.options.map((value) => ({
                  value,
                  label: t(`referrals:program.kinds.${value}`),
                }))}
                onChange={(kind) =>
                  changeTier(at, { kind, ...(kind === 'months' ? { months: Math.max(1, tier.months) } : {}) })
                }
              />
              {tier.kind === 'months' ? (
                <NumberField
                  label={t('referrals:program.months')}
                  value={tier.months}
                  onChange={(months) => changeTier(at, { months })}
                />
              ) : (
                <NumberField
                  label={t('referrals:program.percent')}
                  value={tier.percent}
                  onChange={(percent) => changeTier(at, { percent })}
                />
              )}
              <Button
                variant="subtle"
                color="red"
                disabled={terms.tiers.length === 1}
                aria-label={t('referrals:program.removeTier', { number: at + 1 })}
                onClick={() => change({ tiers: terms.tiers.filter((_, index) => index !== at) })}
              >
                {t('referrals:program.remove')}
              </Button>
            </li>
          ))}
        </ol>
        <Group>
          <Button
            variant="default"
            disabled={terms.tiers.length >= TIERS_MAX}
            onClick={() => change({ tiers: [...terms.tiers, { ...NEW_TIER, from: nextFrom(terms.tiers) }] })}
          >
            {t('referrals:program.add')}
          </Button>
        </Group>
        <div className={styles.numbers}>
          {DAYS.map((name) => (
            <NumberField
              key={name}
              label={t(`referrals:program.${name}`)}
              value={terms[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
          <NumberField
            label={t('referrals:program.payoutMinimum')}
            value={terms.payoutMinimum / 100}
            decimals={2}
            onChange={(value) => change({ payoutMinimum: Math.round(value * 100) })}
          />
          <NumberField
            label={t('referrals:program.templateUse')}
            value={terms.templateUse.amount / 100}
            decimals={2}
            onChange={(value) => change({ templateUse: { ...terms.templateUse, amount: Math.round(value * 100) } })}
          />
          <TextField
            label={t('referrals:program.templateCurrency')}
            value={terms.templateUse.currency}
            maxLength={3}
            onChange={(event) =>
              change({ templateUse: { ...terms.templateUse, currency: event.currentTarget.value.toLowerCase() } })
            }
          />
        </div>
        {!isValid && <p role="status">{t('referrals:program.invalid')}</p>}
        <Group>
          <Button loading={isRunning} disabled={!isValid} onClick={() => void save()}>
            {t('common:action.save')}
          </Button>
        </Group>
      </Stack>
      {sensitive.dialog}
    </Panel>
  )
}

function nextFrom(tiers: readonly Tier[]): number {
  return Math.max(...tiers.map(({ from }) => from)) + 1
}

type NumberProps = { label: string; value: number; onChange: (value: number) => void; decimals?: number }

function NumberField({ label, value, onChange, decimals = 0 }: NumberProps) {
  return (
    <NumberInput
      label={label}
      value={value}
      min={0}
      decimalScale={decimals}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : 0)}
    />
  )
}
