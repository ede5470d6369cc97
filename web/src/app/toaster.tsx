import { useEffect, useState } from 'react'
import hotToast, { Toaster, useToasterStore } from 'react-hot-toast'
import { TOAST } from '../config/constants.ts'
import { useLoadWhenIdle } from '../lib/lazy-when-idle.tsx'
import { loadToasts } from '../ui/toast.tsx'
import styles from './toaster.module.css'

/** Selector of screen headers, whose buttons stay accessible while a message is shown. */
const HEADS = '[data-keeps-clear]'
/** Distance between a header and the first message, in pixels. */
const GAP = 8

/** Configures position, duration and maximum number of toasts. */
export function AppToaster() {
  useLoadWhenIdle(loadToasts)
  useToastLimit()
  const top = useClearTop()
  return (
    <Toaster
      position="top-right"
      gutter={8}
      containerClassName={styles.container ?? ''}
      containerStyle={{ top: `max(calc(var(--topbar-height) + ${GAP}px), ${top}px)` }}
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

/** Returns the distance of the toasts from the top: below the visible part of any screen header at the right. */
function useClearTop(): number {
  const { toasts } = useToasterStore()
  const isShowing = toasts.some(({ visible }) => visible)
  const [top, setTop] = useState(0)
  useEffect(() => {
    if (!isShowing) return undefined
    const measure = () => setTop(lowestHead())
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [isShowing])
  return top
}

/**
 * Returns the position below the lowest header in the upper half of the window that overlaps the column of messages, with the gap; 0 without such a
 * header.
 */
function lowestHead(): number {
  const heads = [...document.querySelectorAll(HEADS)].map((head) => head.getBoundingClientRect())
  const column = window.innerWidth - TOAST.maxWidth - 2 * GAP
  const inTheWay = heads.filter(({ right, bottom }) => right > column && bottom > 0 && bottom < window.innerHeight / 2)
  return Math.max(0, ...inTheWay.map(({ bottom }) => bottom + GAP))
}

/** Dismisses the oldest toasts when there are more than the limit. */
function useToastLimit(): void {
  const { toasts } = useToasterStore()
  useEffect(() => {
    const visible = toasts.filter((toast) => toast.visible)
    for (const toast of visible.slice(TOAST.limit)) hotToast.dismiss(toast.id)
  }, [toasts])
}
