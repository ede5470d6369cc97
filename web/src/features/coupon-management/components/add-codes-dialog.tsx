import { Button, Group, Progress, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CopyButton } from '@/ui/copy-button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone, zoneTown } from '@/ui/format-time.ts'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { codeFormSchema, type CodeFormValues, type CodeOrder, NEW_CODES, RANDOM_CODES_MAX } from '../code-form.ts'
import { formatCount } from '../coupon-text.ts'
import { addCodes } from '../data/coupon-codes.ts'
import { type CodeMaking, planSteps, useCodeMaking, useCodeWords } from '../use-code-making.ts'
import { AmountFields, LimitFields, CountField } from './coupon-fields.tsx'
import classes from './coupons.module.css'
import { PersonField } from './person-field.tsx'

type Props = {
  couponId: string
  name: string
  onClose: () => void
  /** Called after codes were created, all of the requested ones or some. */
  onAdded: () => Promise<void>
}

/** Adds a chosen code, or random ones with a count of those created. */
export function AddCodesDialog({ couponId, name, onClose, onAdded }: Props) {
  const { t } = useTranslation('coupon-management')
  const [wanted, setWanted] = useState<number | null>(null)
  const making = useCodeMaking(onAdded)
  if (wanted !== null) {
    return (
      <Dialog title={t('coupon-management:adding.makingTitle', { name })} onClose={onClose}>
        <MakingCodes making={making} wanted={wanted} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('coupon-management:adding.title', { name })} onClose={onClose} size="xl">
      <CodeForm
        couponId={couponId}
        onClose={onClose}
        onAdded={onAdded}
        onMany={(steps, count) => {
          setWanted(count)
          void making.begin(steps)
        }}
      />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'name'> & { onMany: (steps: ReturnType<typeof planSteps>, count: number) => void }

function CodeForm({ couponId, onClose, onAdded, onMany }: FormProps) {
  const { t } = useTranslation('coupon-management')
  const sensitive = useSensitive()
  // Kept across retries, so that a chosen code created by a call whose response was lost is attributed to this request.
  const [batch] = useState(() => crypto.randomUUID())
  const { form, submit, isSending, failure, errorOf, field } = useApiForm<CodeFormValues, CodeOrder>({
    schema: codeFormSchema,
    defaultValues: NEW_CODES,
    words: useCodeWords(),
    async send({ wanted, terms }) {
      if (wanted.kind === 'random') return onMany(planSteps(couponId, wanted, terms), wanted.count)
      const outcome = await sensitive.run(() => addCodes({ couponId, batch, wanted, terms }))
      if (!outcome.done) return undefined
      await onAdded()
      toast.success(t('coupon-management:adding.added', { code: outcome.value[0] }))
      onClose()
    },
  })
  const kind = field('wanted.kind')
  const isFirst = field('isFirstPurchaseOnly')

  return (
    <>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="lg">
          <SegmentedControl
            classNames={{ innerLabel: classes.choice }}
            aria-label={t('coupon-management:adding.kind')}
            value={kind.value}
            onChange={kind.onChange}
            data={[
              { value: 'chosen', label: t('coupon-management:adding.chosen') },
              { value: 'random', label: t('coupon-management:adding.random') },
            ]}
          />
          {kind.value === 'chosen' ? (
            <TextField
              {...form.register('wanted.code')}
              label={t('coupon-management:adding.code')}
              hint={t('coupon-management:adding.codeHint')}
              error={errorOf('wanted.code', t('coupon-management:adding.codeWrong'))}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              data-autofocus
            />
          ) : (
            <div className={classes.pair}>
              <TextField
                {...form.register('wanted.prefix')}
                label={t('coupon-management:adding.prefix')}
                hint={t('coupon-management:adding.prefixHint')}
                error={errorOf('wanted.prefix', t('coupon-management:adding.prefixWrong'))}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                optional
              />
              <CountField
                label={t('coupon-management:adding.count')}
                {...field('wanted.count')}
                error={errorOf(
                  'wanted.count',
                  t('coupon-management:adding.countWrong', { max: formatCount(RANDOM_CODES_MAX) }),
                )}
              />
            </div>
          )}
          <LimitFields
            words={{
              limit: t('coupon-management:adding.limit'),
              limitHint: t('coupon-management:adding.limitHint'),
              expires: t('coupon-management:adding.expires'),
              expiresHint: t('coupon-management:adding.expiresHint', { zone: zoneTown(viewerZone()) }),
            }}
            limit={field('redemptionsMax')}
            expires={form.register('expiresOn')}
            errorOf={errorOf}
          />
          <SwitchRow
            label={t('coupon-management:adding.firstPurchase')}
            description={t('coupon-management:adding.firstPurchaseText')}
            checked={isFirst.value}
            onChange={isFirst.onChange}
          />
          <AmountFields
            legend={t('coupon-management:adding.minimum')}
            hint={t('coupon-management:adding.minimumHint')}
            {...field('minimum')}
            error={errorOf('minimum', t('coupon-management:adding.minimumWrong'))}
            isOptional
          />
          <PersonField {...field('person')} error={errorOf('person', t('coupon-management:adding.personWrong'))} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('coupon-management:cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('coupon-management:adding.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </>
  )
}

function MakingCodes({ making, wanted, onClose }: { making: CodeMaking; wanted: number; onClose: () => void }) {
  const { t } = useTranslation('coupon-management')
  const { made, isRunning, isStopping, failure, goOn, stop } = making
  const isComplete = made.length >= wanted
  const facts = { done: formatCount(made.length), all: formatCount(wanted) }
  return (
    <Stack gap="md">
      <FormError message={failure} takesFocus />
      <p className={classes.sentence} role="status">
        {t('coupon-management:adding.made', facts)}
      </p>
      <Progress
        value={(made.length / wanted) * 100}
        aria-label={t('coupon-management:adding.progress')}
        transitionDuration={0}
      />
      {!isComplete && <p className={classes.hint}>{t('coupon-management:adding.kept')}</p>}
      <Group justify="flex-end" gap="sm">
        {made.length > 0 && !isRunning && (
          <CopyButton value={made.join(`\n`)}>{t('coupon-management:adding.copyAll')}</CopyButton>
        )}
        {isRunning ? (
          <Button variant="default" disabled={isStopping} onClick={stop}>
            {t(isStopping ? 'coupon-management:adding.stopping' : 'coupon-management:adding.stop')}
          </Button>
        ) : (
          <>
            {!isComplete && (
              <Button onClick={() => void goOn()}>
                {t(failure === null ? 'coupon-management:adding.goOn' : 'common:action.retry')}
              </Button>
            )}
            <Button variant={isComplete ? 'filled' : 'default'} onClick={onClose}>
              {t(isComplete ? 'coupon-management:adding.done' : 'coupon-management:close')}
            </Button>
          </>
        )}
      </Group>
      {making.dialog}
    </Stack>
  )
}
