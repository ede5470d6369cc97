import { Button, type ButtonProps, NumberInput } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeriesTimes } from '@postwright/core/model/series'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { useNow } from '@/ui/use-now.ts'
import { checkLocalTime, type LocalTimeProblem } from '../times/local-time-check.ts'
import { ZonedTimeField } from '../times/zoned-time-field.tsx'
import { RhythmFields } from './rhythm-fields.tsx'
import { type RuleForm, timesOf, ruleWords, nextDates } from './series-rule.ts'
import styles from './rule-editor.module.css'
import { RECURRENCE_COUNT_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { DayField } from '@/ui/day-field.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { formatClock, formatMoment } from '@/ui/format-time.ts'

type Props = {
  title: string
  /** Label of the submit button. */
  action: string
  initial: RuleForm
  /** True if the first day may be in the past, as for a series that has already started. */
  hasBegun?: boolean
  /** Replaces the submit button if saving needs more than a button. */
  SaveButton?: ComponentType<ButtonProps & { type: 'submit' }>
  onSave: (times: SeriesTimes) => Promise<unknown>
  onClose: () => void
}

/** Edits the recurrence of a post: the rule, its description, and the resulting dates. */
export function RuleDialog({ title, action, initial, hasBegun = false, SaveButton = Button, onSave, onClose }: Props) {
  const { t } = useTranslation(['repeats', 'publishing', 'ui'])
  const now = useNow(30_000)
  const { form, submit, isSending, failure } = useApiForm<RuleForm, SeriesTimes>({
    schema: ruleFormSchema(hasBegun),
    defaultValues: initial,
    async send(times) {
      await onSave(times)
    },
  })
  const rule = form.getValues()
  const times = timesOf(rule)
  const problem = timeProblem(rule, hasBegun, now)
  const change = (patch: Partial<RuleForm>) => form.setValues(patch, { shouldDirty: true })

  return (
    <Dialog title={title} onClose={onClose} size="xl">
      <form className={styles.form} onSubmit={submit} noValidate>
        <ZonedTimeField
          value={rule.local}
          onChange={(local) => change({ local })}
          tzid={rule.tzid}
          problem={problem === 'missing' ? null : problem}
        />
        <RhythmFields form={rule} onChange={change} />
        <EndFields form={rule} now={now} onChange={change} />
        {times && (
          <>
            <p className={styles.words}>{ruleWords(t, times)}</p>
            <NextDatesList times={times} now={now} />
          </>
        )}
        <FormError message={failure} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SaveButton type="submit" loading={isSending} disabled={times === null}>
            {action}
          </SaveButton>
        </div>
      </form>
    </Dialog>
  )
}

function timeProblem({ local, tzid }: RuleForm, hasBegun: boolean, now: number): LocalTimeProblem | null {
  const problem = checkLocalTime(local, tzid, now)
  return problem === 'time_in_past' && hasBegun ? null : problem
}

/** Validates the editor's values and converts them to series times; every problem is reported at `local`. */
const ruleFormSchema = (hasBegun: boolean) =>
  z.custom<RuleForm>().transform((rule, context) => {
    const times = timesOf(rule)
    if (times === null || timeProblem(rule, hasBegun, Date.now()) !== null) {
      context.addIssue({ code: 'custom', path: ['local'] })
    }
    return times ?? z.NEVER
  })

const ENDS = ['never', 'on', 'after'] as const

type EndFieldsProps = { form: RuleForm; now: number; onChange: (patch: Partial<RuleForm>) => void }

function EndFields({ form, now, onChange }: EndFieldsProps) {
  const { t } = useTranslation('repeats')
  return (
    <div className={styles.row}>
      <SelectField
        label={t('repeats:field.end')}
        value={form.endKind}
        options={ENDS.map((value) => ({ value, label: t(`repeats:end.${value}`) }))}
        onChange={(endKind) => onChange({ endKind })}
      />
      {form.endKind === 'on' && (
        <DayField
          ref={null}
          value={form.endDay}
          onChange={(endDay) => onChange({ endDay })}
          today={fromInstant(now, form.tzid).local.slice(0, 10)}
          disabled={false}
        />
      )}
      {form.endKind === 'after' && (
        <NumberInput
          label={t('repeats:field.count')}
          value={form.count}
          onChange={(count) => onChange({ count: Number(count) })}
          min={1}
          max={RECURRENCE_COUNT_MAX}
          allowDecimal={false}
        />
      )}
    </div>
  )
}

type NextDatesListProps = { times: SeriesTimes; now: number }

const COUNT = 5

/** Lists the next dates of a rule, with the effects of clock changes and short months. */
function NextDatesList({ times, now }: NextDatesListProps) {
  const { t } = useTranslation('repeats')
  const dates = nextDates(times, { now, count: COUNT })
  const { rhythm } = times.rule
  const leavesOut = rhythm.kind === 'monthly' && rhythm.day > 28 && rhythm.shortMonth === 'skip'
  return (
    <section className={styles.next} aria-labelledby="next-dates">
      <h3 id="next-dates" className={styles.nextTitle}>
        {t('repeats:next.title')}
      </h3>
      {dates.length === 0 ? (
        <p>{t('repeats:next.none')}</p>
      ) : (
        <ol className={styles.dates}>
          {dates.map(({ day, when, change }) => (
            <li key={day}>
              <time dateTime={when.local}>{formatMoment(when.instant, when.tzid, now)}</time>
              {change !== null && (
                <span className={styles.note}>
                  {t(`repeats:next.${change}`, { time: formatClock(when.instant, when.tzid) })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {leavesOut && <p className={styles.note}>{t('repeats:next.shortMonths', { day: rhythm.day })}</p>}
    </section>
  )
}
