import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { Panel } from '@/ui/panel.tsx'
import { FIRST_STEPS, nextStep, type FirstStep, type FirstSteps } from '../first-steps.ts'
import classes from './first-steps.module.css'

const STEP_LOOK = {
  connect: {
    title: 'overview:steps.connect.title',
    text: 'overview:steps.connect.text',
    action: 'overview:steps.connect.action',
    href: routes.connectedPlatforms.href(),
  },
  write: {
    title: 'overview:steps.write.title',
    text: 'overview:steps.write.text',
    action: 'overview:steps.write.action',
    href: routes.contentStudio.href(),
  },
  schedule: {
    title: 'overview:steps.schedule.title',
    text: 'overview:steps.schedule.text',
    action: 'overview:steps.schedule.action',
    href: routes.contentStudio.href(),
  },
  see_it_out: {
    title: 'overview:steps.see_it_out.title',
    text: 'overview:steps.see_it_out.text',
    action: 'overview:steps.see_it_out.action',
    href: routes.contentScheduler.href(),
  },
} as const satisfies Record<FirstStep, unknown>

const NOTHING_DONE: FirstSteps = { connect: false, write: false, schedule: false, see_it_out: false }

type Props = { steps: FirstSteps | 'loading'; onClose: () => void }

/** The steps to the first published post; once it is published, the list reports success and can be closed. Space is reserved while it loads. */
export function FirstStepsBlock({ steps, onClose }: Props) {
  const { t } = useTranslation('overview')
  const isLoading = steps === 'loading'
  const done = isLoading ? NOTHING_DONE : steps
  const next = nextStep(done)
  const isFinished = !isLoading && next === null
  const count = FIRST_STEPS.filter((step) => done[step]).length
  return (
    <Panel
      id="first-steps"
      title={t(isFinished ? 'overview:steps.finished' : 'overview:steps.title')}
      description={
        <span className={isLoading ? classes.waiting : undefined}>
          {isFinished
            ? t('overview:steps.finishedText')
            : t('overview:steps.progress', { done: count, total: FIRST_STEPS.length })}
        </span>
      }
      actions={
        isFinished && (
          <Button variant="default" size="compact-md" onClick={onClose}>
            {t('overview:steps.close')}
          </Button>
        )
      }
    >
      <ol className={isLoading ? `${classes.steps} ${classes.waiting}` : classes.steps} aria-busy={isLoading}>
        {FIRST_STEPS.map((step, index) => (
          <li
            key={step}
            className={classes.step}
            data-done={done[step] || undefined}
            data-next={step === next || undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {done[step] ? <IconCheck size="1rem" stroke={2.4} /> : index + 1}
            </span>
            <div className={classes.words}>
              <h3 className={classes.title}>
                {t(STEP_LOOK[step].title)}
                <span className="visually-hidden">
                  {done[step] ? `, ${t('overview:steps.done')}` : `, ${t('overview:steps.todo')}`}
                </span>
              </h3>
              <p className={classes.text}>{t(STEP_LOOK[step].text)}</p>
              {step === next && (
                <Button component={Link} to={STEP_LOOK[step].href} size="compact-md" className={classes.action}>
                  {t(STEP_LOOK[step].action)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
