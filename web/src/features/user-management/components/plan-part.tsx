import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonDetail } from '@postwright/core/api/people'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { formatDay, viewerZone } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { useNow } from '@/ui/use-now.ts'
import { saveOverride, usePersonChanged } from '../data/people.ts'
import { AskDialog } from './ask-dialog.tsx'
import { LimitBars } from './limit-bars.tsx'
import classes from './people.module.css'

const OverrideDialog = lazyPart(async () => (await import('./override-dialog.tsx')).OverrideDialog)

type Props = { uid: string; fullName: string; plan: PersonDetail['plan'] }

/** Shows a user's plan, limits with usage, and limit overrides. */
export function PlanPart({ uid, fullName: name, plan }: Props) {
  const { t } = useTranslation('user-management')
  const now = useNow(60_000)
  const changed = usePersonChanged(uid)
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const { overrides } = plan
  return (
    <Panel
      id="plan"
      title={t('user-management:plan.title')}
      description={t('user-management:plan.on', { plan: plan.name })}
      actions={
        <Button size="compact-sm" variant="default" onClick={() => setOpen('change')}>
          {t('user-management:plan.change')}
        </Button>
      }
    >
      <Stack gap="md">
        {overrides && (
          <Group gap="sm" justify="space-between">
            <p className={classes.sentence}>
              <End until={overrides.until} now={now} />
            </p>
            <Button size="compact-sm" variant="default" onClick={() => setOpen('remove')}>
              {t('user-management:plan.remove')}
            </Button>
          </Group>
        )}
        <LimitBars entitlements={plan} usage={plan.usage} now={now} label={t('user-management:plan.title')} />
      </Stack>
      {open === 'change' && (
        <OverrideDialog uid={uid} fullName={name} plan={plan} onClose={() => setOpen(null)} onDone={changed} />
      )}
      {open === 'remove' && (
        <AskDialog
          question={{
            title: t('user-management:plan.removeTitle', { name }),
            text: t('user-management:plan.removeText'),
            confirm: t('user-management:plan.remove'),
            done: t('user-management:plan.removed'),
            takesReason: true,
            isDangerous: true,
            act: (reason) => saveOverride({ uid, override: null, reason }),
          }}
          onClose={() => setOpen(null)}
          onDone={changed}
        />
      )}
    </Panel>
  )
}

function End({ until, now }: { until: number | null; now: number }) {
  const { t } = useTranslation('user-management')
  if (until === null) return t('user-management:plan.forever')
  const date = formatDay(until - 1, viewerZone())
  return t(until > now ? 'user-management:plan.until' : 'user-management:plan.over', { date })
}
