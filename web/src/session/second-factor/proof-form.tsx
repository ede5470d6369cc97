import { Anchor, Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { askAgain, proveAgain } from '@postwright/core/api/second-factor'
import { appCodeSchema, type ProofKind, recoveryCodeSchema } from '@postwright/core/model/second-factor'
import { useApiForm } from '../../lib/use-api-form.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { FormError } from '../../ui/form-error.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { answerByPasskey, canUsePasskeys, PasskeyCancelled } from './passkey.ts'
import styles from './second-factor.module.css'

export type Question = OutputOf<typeof askAgain>
export type GivenProof = InputOf<typeof proveAgain>['proof']

type Props = {
  ask: () => Promise<Question>
  /** Sends the proof and continues if it is valid. */
  prove: (proof: GivenProof, trustsDevice: boolean) => Promise<void>
  /** True to offer trusting this device from now on. */
  canTrust: boolean
}

const ORDER: readonly ProofKind[] = ['passkey', 'app', 'recovery']

/** Asks for a second factor: a passkey, a code from an authenticator app, or a recovery code. */
export function ProofForm({ ask, prove, canTrust }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const errorText = useErrorText()
  const asked = useQuery({ queryKey: ['second-factor', 'methods'], queryFn: ask, gcTime: 0, staleTime: Infinity })
  const [chosen, setChosen] = useState<ProofKind | null>(null)
  const [trusts, setTrusts] = useState(false)
  if (asked.isError) {
    return (
      <Stack gap="md">
        <FormError message={errorText(asked.error)} />
        <Button variant="default" loading={asked.isFetching} onClick={() => void asked.refetch()}>
          {t('common:action.retry')}
        </Button>
      </Stack>
    )
  }
  if (!asked.data) return <SkeletonList rows={1} label={t('auth:secondFactor.loading')} />

  const methods = ORDER.filter((kind) => asked.data.methods.includes(kind) && (kind !== 'passkey' || canUsePasskeys()))
  const kind = chosen ?? methods[0] ?? 'recovery'
  const others = methods.filter((each) => each !== kind)
  return (
    <Stack gap="md">
      {kind === 'passkey' ? (
        <PasskeyPart ask={ask} onAnswer={(answer) => prove({ kind: 'passkey', answer }, trusts)} />
      ) : (
        <CodePart key={kind} kind={kind} onCode={(code) => prove({ kind, code }, trusts)} />
      )}
      {canTrust && kind !== 'recovery' && (
        <Checkbox
          checked={trusts}
          onChange={(event) => setTrusts(event.currentTarget.checked)}
          label={t('auth:secondFactor.trust')}
        />
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((each) => (
            <Anchor key={each} component="button" type="button" size="sm" onClick={() => setChosen(each)}>
              {t(`auth:secondFactor.use.${each}`)}
            </Anchor>
          ))}
        </div>
      )}
    </Stack>
  )
}

const codeSchema = { app: z.object({ code: appCodeSchema }), recovery: z.object({ code: recoveryCodeSchema }) }

type CodeProps = { kind: 'app' | 'recovery'; onCode: (code: string) => Promise<void> }

function CodePart({ kind, onCode }: CodeProps) {
  const { t } = useTranslation('auth')
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: codeSchema[kind],
    defaultValues: { code: '' },
    fallbackField: 'code',
    send: ({ code }) => onCode(code),
  })
  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <TextInput
          {...form.register('code')}
          data-autofocus
          className={styles.code}
          size="md"
          label={t(`auth:secondFactor.code.${kind}`)}
          description={t(`auth:secondFactor.help.${kind}`)}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          spellCheck={false}
          error={errorOf('code', t(`auth:secondFactor.missing.${kind}`))}
        />
        <Button type="submit" size="md" fullWidth loading={isSending}>
          {t('auth:secondFactor.submit')}
        </Button>
      </Stack>
    </form>
  )
}

type PasskeyProps = {
  ask: () => Promise<Question>
  onAnswer: (answer: Extract<GivenProof, { kind: 'passkey' }>['answer']) => Promise<void>
}

/** Asks for a passkey. Each attempt requests a new challenge, because the browser's dialog may stay open for a long time. */
function PasskeyPart({ ask, onAnswer }: PasskeyProps) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function confirm(): Promise<void> {
    setOpen(true)
    setFailure(null)
    try {
      const { question } = await ask()
      await onAnswer(await answerByPasskey(question ?? {}))
    } catch (error) {
      setFailure(error instanceof PasskeyCancelled ? t('auth:secondFactor.noPasskey') : errorText(error))
    }
    setOpen(false)
  }

  return (
    <div>
      <FormError message={failure} />
      <Button
        size="md"
        fullWidth
        data-autofocus
        leftSection={<IconFingerprint size="1.2rem" aria-hidden />}
        loading={isOpen}
        onClick={() => void confirm()}
      >
        {t('auth:secondFactor.passkey')}
      </Button>
    </div>
  )
}
