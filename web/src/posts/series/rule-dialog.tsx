import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeriesTimes } from '@postwright/core/model/series'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { useNow } from '@/ui/use-now.ts'
import { checkLocalTime } from '../times/local-time-check.ts'
import { ZonedTimeField } from '../times/zoned-time-field.tsx'
import { EndFields } from './end-fields.tsx'
import { NextDatesList } from './next-dates-list.tsx'
import { RhythmFields } from './rhythm-fields.tsx'
import { type RuleForm, timesOf } from './rule-form.ts'
import { ruleWords } from './rule-words.ts'
import styles from './rule-editor.module.css'

type Props = {
  title: string
  /** Words of the button that keeps it. */
  action: string
  initial: RuleForm
  /** Whether the first day may be over: that of a series that has begun. */
  hasBegun?: boolean
  onSave: (times: SeriesTimes) => Promise<unknown>
  onClose: () => void
}

/** How often a post comes again: the rule, its sentence, and the dates that follow from it. */
export function RuleDialog({ title, action, initial, hasBegun = false, onSave, onClose }: Props) {
  const { t } = useTranslation(['repeats', 'publishing', 'ui'])
  const [form, setForm] = useState(initial)
  const { isRunning, failure, run } = useApiCall()
  const now = useNow(30_000)
  const times = timesOf(form)
  const problem = checkLocalTime(form.local, form.tzid, now)
  const isPast = problem === 'time_in_past' && hasBegun
  const change = (patch: Partial<RuleForm>) => setForm((before) => ({ ...before, ...patch }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (times && (problem === null || isPast)) void run(() => onSave(times))
  }

  return (
    <Dialog title={title} onClose={onClose} size="xl">
      <form className={styles.form} onSubmit={submit} noValidate>
        <ZonedTimeField
          value={form.local}
          onChange={(local) => change({ local })}
          tzid={form.tzid}
          problem={isPast || problem === 'missing' ? null : problem}
        />
        <RhythmFields form={form} onChange={change} />
        <EndFields form={form} now={now} onChange={change} />
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
          <Button type="submit" loading={isRunning} disabled={times === null}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
