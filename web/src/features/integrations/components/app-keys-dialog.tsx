import { Button, Checkbox, Group, PasswordInput, Radio, Stack, Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Controller } from 'react-hook-form'
import { rotatePlatformApp, savePlatformApp } from '@postwright/core/api/platform-apps'
import type { InputOf } from '@postwright/core/endpoint'
import { canTestApp, APP_COUNT_MAX, getRotationEffect } from '@postwright/core/platforms/platform-app'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Platform } from '@postwright/core/platforms/platform'
import { routes } from '@/config/routes.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { type ShownApp, useAppUses } from '../data/platform-apps.ts'
import { call } from '@/lib/api-client.ts'
import { keyEndField } from '../key-end.ts'
import { KeyEndField } from './key-end.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import classes from './integrations.module.css'

const formSchema = rotatePlatformApp.input.omit({ platform: true }).extend({ keyEndsAt: keyEndField })

type Props = {
  platform: Platform
  /** The keys in use; null if there are none. New keys replace them, after a test if the network has a call for it. */
  app: ShownApp | null
  onClose: () => void
  onSaved: () => void
}

/** Asks for the keys of a network's app; they are stored encrypted and never shown again. */
export function AppKeysDialog({ platform, app, onClose, onSaved }: Props) {
  const { t } = useTranslation('integrations')
  const name = platformName(platform)
  const wordOf = usePlatformWords(platform)
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const kinds = auth.apps ?? []
  const isTestable = canTestApp(auth)
  const needsConsent = app !== null && !isTestable
  const sensitive = useSensitive()
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async ({ withoutTest, ...keys }: InputOf<typeof rotatePlatformApp>) => {
    if (app !== null) return call(rotatePlatformApp, { ...keys, withoutTest })
    await call(savePlatformApp, keys)
    return null
  }
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: formSchema,
    defaultValues: {
      clientId: '',
      clientSecret: '',
      kind: app?.kind || kinds[0]?.id,
      withoutTest: false,
      keyEndsAt: '',
    },
    async send({ withoutTest, ...keys }) {
      setRefusal(null)
      const outcome = await sensitive.run(() => send({ platform, ...keys, withoutTest }))
      if (!outcome.done) return
      if (outcome.value !== null && outcome.value.outcome !== 'swapped') {
        setRefusal(t(`integrations:rotate.${outcome.value.outcome}`, { name, detail: outcome.value.detail }))
        return
      }
      toast.success(t(app === null ? 'integrations:saved' : 'integrations:rotate.done', { name }))
      onSaved()
      onClose()
    },
  })
  const action =
    app === null ? 'integrations:save' : isTestable ? 'integrations:rotate.test' : 'integrations:rotate.swap'
  return (
    <Dialog onClose={onClose} title={t(app === null ? 'integrations:dialog' : 'integrations:rotate.title', { name })}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure ?? refusal} takesFocus />
        <Stack gap="md">
          {app !== null && <RotationEffects platform={platform} app={app} />}
          <CopyField
            label={t('integrations:callback')}
            value={window.location.origin + routes.connectedPlatformsCallback.href()}
          />
          {kinds.length > 0 && (
            <Controller
              control={form.control}
              name="kind"
              render={({ field }) => (
                <Radio.Group
                  label={t('integrations:kind')}
                  value={field.value ?? ''}
                  onChange={field.onChange}
                  error={errorOf('kind', t('integrations:missing'))}
                >
                  <Stack gap="xs" mt="xs">
                    {kinds.map(({ id }) => (
                      <Radio
                        key={id}
                        value={id}
                        label={wordOf(`apps.${id}.label`) ?? id}
                        description={wordOf(`apps.${id}.hint`)}
                      />
                    ))}
                  </Stack>
                </Radio.Group>
              )}
            />
          )}
          <TextField
            {...form.register('clientId')}
            label={t('integrations:clientId')}
            error={errorOf('clientId', t('integrations:missing'))}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
          <PasswordInput
            {...form.register('clientSecret')}
            label={t('integrations:clientSecret')}
            error={errorOf('clientSecret', t('integrations:missing'))}
            autoComplete="off"
          />
          <KeyEndField {...form.register('keyEndsAt')} error={errorOf('keyEndsAt', t('integrations:keyEnd.wrong'))} />
          {needsConsent && (
            <Checkbox
              {...form.register('withoutTest')}
              label={t('integrations:rotate.withoutTest')}
              description={t('integrations:rotate.withoutTestHint', { name })}
              error={errorOf('withoutTest', t('integrations:rotate.withoutTestMissing'))}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('integrations:close')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t(action)}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}

/** Shows, before a rotation, the number of affected channels and posts, and whether a person has to act. */
function RotationEffects({ platform, app }: { platform: Platform; app: ShownApp }) {
  const { t } = useTranslation('integrations')
  const uses = useAppUses(platform)
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const count = (amount: number) =>
    amount === APP_COUNT_MAX ? t('integrations:effects.most', { count: amount }) : amount
  return (
    <section className={classes.effects} aria-label={t('integrations:effects.title')}>
      <h3 className={classes.effectsTitle}>{t('integrations:effects.title')}</h3>
      <DataState read={uses} loading={<SkeletonList rows={1} />} errorTitle={t('integrations:effects.error')}>
        {({ channels, ofThisApp, workspaces, scheduled }) => (
          <dl className={classes.counts}>
            <div>
              <dt>{t('integrations:effects.channels')}</dt>
              <dd>{count(channels)}</dd>
            </div>
            <div>
              <dt>{t('integrations:effects.ofThisApp')}</dt>
              <dd>{count(ofThisApp)}</dd>
            </div>
            <div>
              <dt>{t('integrations:effects.workspaces')}</dt>
              <dd>{workspaces}</dd>
            </div>
            <div>
              <dt>{t('integrations:effects.scheduled')}</dt>
              <dd>{count(scheduled)}</dd>
            </div>
          </dl>
        )}
      </DataState>
      <p>{t('integrations:effects.sameId', { id: app.clientIdEnd })}</p>
      <p>
        {t(`integrations:effects.otherId.${getRotationEffect(auth, false)}`)}{' '}
        {auth.appKeys && (
          <Anchor href={auth.appKeys.renewalSource} target="_blank" rel="noreferrer" inherit>
            {t('integrations:effects.source')}
          </Anchor>
        )}
      </p>
    </section>
  )
}
