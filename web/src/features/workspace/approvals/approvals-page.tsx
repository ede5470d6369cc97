import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import {
  APPROVAL_EXCEPTIONS_MAX,
  type ApprovalException,
  approvalModeSchema,
  type ApprovalMode,
  type ApprovalRules,
} from '@postwright/core/model/approval'
import { POST_LABEL_MAX } from '@postwright/core/limits'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useMay } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import styles from './approvals-page.module.css'

const MODES = approvalModeSchema.options

/** Tab that edits the approvals that posts need: for the workspace, and exceptions for some channels and labels. */
export function Component() {
  const { t } = useTranslation('workspace')
  const { id: workspaceId, approvalRules } = useWorkspace()
  const { run, isRunning, failure } = useApiCall()
  const isOnline = useOnline()
  const may = useMay('manage_workspace')
  const isDisabled = isRunning || !isOnline || !may

  const save = (rules: ApprovalRules) =>
    void run(async () => {
      const { released } = await call(setWorkspacePublishing, { workspaceId, approvalRules: rules })
      toast.success(
        released > 0 ? t('workspace:approvals.released', { count: released }) : t('workspace:approvals.saved'),
      )
    })

  return (
    <Stack maw="44rem">
      <Radio.Group
        label={t('workspace:approvals.mode')}
        description={t('workspace:approvals.modeText')}
        value={approvalRules.mode}
        onChange={(value) => {
          const mode = MODES.find((each) => each === value)
          if (mode) save({ ...approvalRules, mode })
        }}
      >
        <Stack mt="sm" gap="sm">
          {MODES.map((mode) => (
            <Radio
              key={mode}
              value={mode}
              disabled={isDisabled}
              label={t(`workspace:approvals.modes.${mode}.label`)}
              description={t(`workspace:approvals.modes.${mode}.text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <FormError message={failure} />
      <Exceptions rules={approvalRules} isDisabled={isDisabled} onSave={save} />
    </Stack>
  )
}

type ExceptionsProps = { rules: ApprovalRules; isDisabled: boolean; onSave: (rules: ApprovalRules) => void }

function Exceptions({ rules, isDisabled, onSave }: ExceptionsProps) {
  const { t } = useTranslation('workspace')
  const { id: workspaceId } = useWorkspace()
  const connections = useConnections(workspaceId)
  const channels = connections.status === 'ready' ? connections.data : []
  const modeOptions = MODES.map((value) => ({ value, label: t(`workspace:approvals.modes.${value}.label`) }))
  const nameOf = (each: ApprovalException) =>
    each.kind === 'label'
      ? t('workspace:approvals.label', { label: each.label })
      : (channels.find(({ id }) => id === each.connectionId)?.handle ?? t('workspace:approvals.formerChannel'))
  const replace = (at: number, by: ApprovalException[]) =>
    onSave({ ...rules, exceptions: rules.exceptions.toSpliced(at, 1, ...by) })
  const isFull = rules.exceptions.length >= APPROVAL_EXCEPTIONS_MAX

  return (
    <section aria-labelledby="approval-exceptions">
      <h2 id="approval-exceptions" className={styles.title}>
        {t('workspace:approvals.exceptions')}
      </h2>
      <p className={styles.text}>{t('workspace:approvals.exceptionsText')}</p>
      <ul className={styles.list}>
        {rules.exceptions.map((each, at) => (
          <li key={each.kind === 'label' ? `label ${each.label}` : each.connectionId} className={styles.row}>
            <div className={styles.grow}>
              <SelectField
                label={nameOf(each)}
                value={each.mode}
                options={modeOptions}
                disabled={isDisabled}
                onChange={(mode) => replace(at, [{ ...each, mode }])}
              />
            </div>
            <Button
              variant="default"
              disabled={isDisabled}
              aria-label={t('workspace:approvals.removeOf', { name: nameOf(each) })}
              onClick={() => replace(at, [])}
            >
              {t('workspace:approvals.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {!isFull && (
        <NewException
          channels={channels.filter(
            ({ id }) => !rules.exceptions.some((each) => each.kind === 'channel' && each.connectionId === id),
          )}
          isDisabled={isDisabled}
          isTaken={(label) => rules.exceptions.some((each) => each.kind === 'label' && each.label === label)}
          mode={rules.mode}
          onAdd={(added) => onSave({ ...rules, exceptions: [...rules.exceptions, added] })}
        />
      )}
    </section>
  )
}

type NewProps = {
  channels: readonly { id: string; handle: string }[]
  isDisabled: boolean
  isTaken: (label: string) => boolean
  /** Mode of the workspace and initial mode of an exception; an exception for a label starts as `internal` instead of `none`. */
  mode: ApprovalMode
  onAdd: (added: ApprovalException) => void
}

function NewException({ channels, isDisabled, isTaken, mode, onAdd }: NewProps) {
  const { t } = useTranslation('workspace')
  const [label, setLabel] = useState('')
  const wanted = label.trim()
  const stricter = mode === 'none' ? 'internal' : mode
  return (
    <div className={styles.row}>
      {channels.length > 0 && (
        <div className={styles.grow}>
          <SelectField
            label={t('workspace:approvals.addChannel')}
            value=""
            options={[
              { value: '', label: t('workspace:approvals.chooseChannel') },
              ...channels.map(({ id, handle }) => ({ value: id, label: handle })),
            ]}
            disabled={isDisabled}
            onChange={(connectionId) => connectionId !== '' && onAdd({ kind: 'channel', connectionId, mode })}
          />
        </div>
      )}
      <form
        className={styles.grow}
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted === '' || isTaken(wanted)) return
          onAdd({ kind: 'label', label: wanted, mode: stricter })
          setLabel('')
        }}
      >
        <TextField
          label={t('workspace:approvals.addLabel')}
          maxLength={POST_LABEL_MAX}
          disabled={isDisabled}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" mt="xs" disabled={isDisabled || wanted === '' || isTaken(wanted)}>
          {t('workspace:approvals.add')}
        </Button>
      </form>
    </div>
  )
}
