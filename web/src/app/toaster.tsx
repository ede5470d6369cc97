import { useEffect } from 'react'
import hotToast, { Toaster, useToasterStore } from 'react-hot-toast'
import { TOAST } from '../config/constants.ts'
import { settingsStore } from '../preferences/settings.ts'
import { announceSuccessWhen } from '../ui/toast.tsx'
import styles from './toaster.module.css'

/** Below the bar, whose menus and buttons must stay within reach while a message is shown. */
const BELOW_THE_BAR = { top: 'calc(var(--topbar-height) + var(--space-2))' }

announceSuccessWhen(() => settingsStore.state().notificationsEnabled)

/** Where toasts appear, how long they stay and how many there may be. */
export function AppToaster() {
  useToastLimit()
  return (
    <Toaster
      position="top-right"
      gutter={8}
      containerClassName={styles.container ?? ''}
      containerStyle={BELOW_THE_BAR}
      toastOptions={{
        className: styles.toast ?? '',
        style: { maxWidth: TOAST.maxWidth },
        duration: TOAST.blank,
        error: {
          duration: TOAST.error,
          iconTheme: { primary: 'var(--color-negative)', secondary: 'var(--color-surface)' },
        },
        custom: { duration: TOAST.custom },
        success: {
          duration: TOAST.success,
          iconTheme: { primary: 'var(--color-positive)', secondary: 'var(--color-surface)' },
        },
        loading: { duration: Number.POSITIVE_INFINITY },
      }}
    />
  )
}

/** The oldest toasts go when there are more than the limit. */
function useToastLimit(): void {
  const { toasts } = useToasterStore()
  useEffect(() => {
    const visible = toasts.filter((toast) => toast.visible)
    for (const toast of visible.slice(TOAST.limit)) hotToast.dismiss(toast.id)
  }, [toasts])
}
