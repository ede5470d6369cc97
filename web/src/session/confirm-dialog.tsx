import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '../lib/use-api-call.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-error.tsx'
import { useOnline } from '../ui/use-online.ts'
import { useSensitive } from './use-sensitive.tsx'

type Props = {
  title: string
  /** The consequences of the action. */
  children: ReactNode
  /** Label of the button that performs the action. */
  confirm: string
  /** Label of the button that closes the dialog; “Cancel” by default. */
  cancel?: string
  /** False if the action can be undone. */
  isDangerous?: boolean
  /** Performs the action. An error is shown in the dialog; otherwise the dialog closes. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Time in milliseconds after which the dialog can be closed although its action still runs, such as on a stalled connection. */
const LOCKED_MAX = 10_000

/**
 * Asks for confirmation before an action that needs a network, and performs it. The dialog cannot be closed while the action runs, for ten seconds
 * at most. Users who last authenticated too long ago for the action are asked to do so again.
 */
export function ConfirmDialog({ title, children, confirm, cancel, isDangerous = true, onConfirm, onClose }: Props) {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  const sensitive = useSensitive()
  const { run, isRunning, failure } = useApiCall()
  const isLocked = useLock(isRunning)

  async function perform(): Promise<void> {
    const { done } = await sensitive.run(onConfirm)
    if (done) onClose()
  }

  return (
    <Dialog title={title} onClose={onClose} isClosable={!isLocked}>
      <FormError message={failure} takesFocus />
      {children}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" disabled={isLocked} onClick={onClose} data-autofocus>
          {cancel ?? t('common:action.cancel')}
        </Button>
        <Button
          {...(isDangerous && { color: 'red' })}
          loading={isRunning}
          disabled={!isOnline}
          onClick={() => void run(perform)}
        >
          {confirm}
        </Button>
      </Group>
      {sensitive.dialog}
    </Dialog>
  )
}

/** Returns whether an action runs that has taken less than `LOCKED_MAX`. */
function useLock(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setLong(true), LOCKED_MAX)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isRunning])
  return isRunning && !isLong
}
