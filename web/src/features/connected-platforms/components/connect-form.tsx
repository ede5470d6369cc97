import { Button, Group, Stack, UnstyledButton, Anchor, PasswordInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Platform } from '@postwright/core/platforms/platform'
import { useApiForm } from '@/lib/use-api-form.ts'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { connectFormSchema, initialValues, type ConnectValues } from '../connect-form.ts'
import { ConnectingNote } from './connecting.tsx'
import classes from './connect-form.module.css'
import { useController, type Control } from 'react-hook-form'
import type { ConnectField as FieldRules } from '@postwright/core/platforms/contract-fields'
import type { FieldHelp } from '@/platforms/platform-module.ts'
import { FieldLabel, FIELD_ORDER } from '@/ui/field-label.tsx'
import { TextField } from '@/ui/text-field.tsx'

type Props = {
  platform: Platform
  /** The channel to connect again; null for a new one. */
  connection: Connection | null
  isOnline: boolean
  /** @throws ApiError whose fields name inputs of this form */
  onConnect: (values: ConnectValues) => Promise<void>
  /** Switches to manual posting by a person; null when the channel is not new. */
  onAssisted: (() => void) | null
  onClose: () => void
}

/** Asks for the values that a network's contract needs to connect it, with the help from the network's module. */
export function ConnectForm({ platform, connection, isOnline, onConnect, onAssisted, onClose }: Props) {
  const { t } = useTranslation('connections')
  const words = usePlatformWords(platform)
  const { name, auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const { guide, fields: helps = {} } = PLATFORM_MODULES[platform]
  const isReconnect = connection !== null
  const initial = initialValues(auth.fields, connection)
  const { form, submit, isSending, failure, errorOf } = useApiForm<ConnectValues, ConnectValues>({
    schema: connectFormSchema(auth.fields, helps),
    defaultValues: initial,
    send: onConnect,
  })
  const advanced = auth.fields.filter((field) => field.advanced)
  const isChanged = advanced.some((field) => initial[field.key] !== field.initial)
  const [isOpened, { toggle }] = useDisclosure(isChanged)
  const isOpen = isOpened || advanced.some(({ key }) => form.formState.errors[key] !== undefined)
  const first = auth.fields.find(({ from }) => !isReconnect || from === null)?.key

  const show = (field: (typeof auth.fields)[number]) => (
    <ConnectField
      key={field.key}
      field={field}
      help={helps[field.key] ?? {}}
      control={form.control}
      words={words}
      error={errorOf(field.key, words(`fields.${field.key}.invalid`) ?? t('connections:connect.invalid'))}
      isLocked={isReconnect && field.from !== null}
      isFirst={field.key === first}
    />
  )

  return (
    <form onSubmit={submit} noValidate aria-busy={isSending}>
      <FormError message={failure} takesFocus />
      <OfflineNote text={t('connections:offline')} />
      <Stack gap="md">
        <ConnectGuide address={guide} words={words} />
        {auth.kind === 'oauth2' && <p className={classes.text}>{t('connections:connect.signIn', { network: name })}</p>}
        {auth.fields.filter((field) => !field.advanced).map(show)}
        {advanced.length > 0 && (
          <div>
            <UnstyledButton type="button" className={classes.advanced} onClick={toggle} aria-expanded={isOpen}>
              <IconChevronDown size="1rem" aria-hidden data-open={isOpen || undefined} />
              {t('connections:connect.advanced')}
            </UnstyledButton>
            <div hidden={!isOpen} className={classes.hidden}>
              {advanced.map(show)}
            </div>
          </div>
        )}
        {isSending && <ConnectingNote network={name} />}
        {onAssisted && (
          <Button variant="subtle" size="compact-sm" className={classes.other} onClick={onAssisted}>
            {t('connections:connect.assisted')}
          </Button>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('connections:connect.close')}
          </Button>
          <Button
            type="submit"
            loading={isSending}
            disabled={!isOnline}
            data-autofocus={first === undefined || undefined}
          >
            {t(`connections:connect.${auth.kind === 'oauth2' ? 'continue' : isReconnect ? 'reconnect' : 'connect'}`, {
              network: name,
            })}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type ConnectGuideProps = { address: string | null; words: (key: string) => string | undefined }

const STEPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Shows the steps to getting the values the form asks for, with a link to the page at the network; nothing if the network has neither. */
function ConnectGuide({ address, words }: ConnectGuideProps) {
  const steps = STEPS.flatMap((step) => words(`guide.steps.${step}`) ?? [])
  if (steps.length === 0 && address === null) return null
  return (
    <div className={classes.guide}>
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {address !== null && (
        <Anchor className={classes.link} href={address} target="_blank" rel="noreferrer">
          {words('guide.link')}
          <IconExternalLink size="0.875rem" aria-hidden />
        </Anchor>
      )}
    </div>
  )
}

type ConnectFieldProps = {
  field: FieldRules
  help: FieldHelp
  control: Control<ConnectValues, unknown, ConnectValues>
  words: (key: string) => string | undefined
  error: string | undefined
  isLocked: boolean
  isFirst: boolean
}

/** Renders one input of a network's form: its rules come from the contract, its texts from the network's locale file. */
function ConnectField({ field, help, control, words, error, isLocked, isFirst }: ConnectFieldProps) {
  const { field: input, fieldState } = useController({ control, name: field.key })
  const say = (part: string) => words(`fields.${field.key}.${part}`)
  const shared = {
    ...input,
    error,
    label: say('label') ?? field.key,
    autoComplete: help.autoComplete ?? 'off',
    'data-autofocus': isFirst || undefined,
    ...(help.placeholder === undefined ? {} : { placeholder: help.placeholder }),
  }
  const hint = say('hint')
  // A prefilled field stays unchanged unless edited, so it needs no "optional" label.
  const isOptional = !field.required && field.initial === ''
  const isDoubtful = fieldState.isTouched && !error && input.value !== '' && help.looksWrong?.(input.value) === true
  return (
    <div>
      {field.kind === 'secret' ? (
        <PasswordInput
          {...shared}
          label={<FieldLabel optional={isOptional}>{shared.label}</FieldLabel>}
          description={hint}
          inputWrapperOrder={FIELD_ORDER}
        />
      ) : (
        <TextField
          {...shared}
          {...(hint === undefined ? {} : { hint })}
          optional={isOptional}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isLocked}
        />
      )}
      {isDoubtful && (
        <p className={classes.caution} role="status">
          {say('caution')}
        </p>
      )}
    </div>
  )
}
