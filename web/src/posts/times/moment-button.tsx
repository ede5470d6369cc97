import { Button, Loader } from '@mantine/core'
import styles from './moment-button.module.css'
import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { formatZoned, showsOtherTime, viewerZone, formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'

type Props = {
  /** What happens. */
  label: string
  /** When it happens: wall-clock time in `tzid`; null while none is chosen. */
  local: string | null
  tzid: string
  isBusy: boolean
  /** Of the form that it submits otherwise. */
  onClick?: () => void
  className?: string | undefined
  title?: string
}

/** A button that repeats the exact moment it stands for. It keeps the focus while it works: a disabled button would lose it. */
export function MomentButton({ label, local, tzid, isBusy, onClick, className, title }: Props) {
  const holdPress = useHeldPress()
  return (
    <Button
      {...holdPress}
      type={onClick ? 'button' : 'submit'}
      classNames={{ root: styles.button, label: styles.label }}
      className={className}
      aria-disabled={isBusy || undefined}
      leftSection={isBusy ? <Loader size="1rem" color="currentColor" /> : undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.()
      }}
      title={title}
    >
      <span>{label}</span>
      {local !== null && (
        <>
          {' '}
          <span className={styles.moment}>
            <MomentText local={local} tzid={tzid} />
          </span>
        </>
      )}
    </Button>
  )
}

/** As far as a press may go, in pixels, and still mean the button. */
const PRESS_REACH = 24

/**
 * Keeps a press with the button that it began on, although what is drawn late moves the button away below the pointer. Who moves the
 * pointer away takes the press back.
 */
function useHeldPress() {
  const begun = useRef({ x: 0, y: 0 })
  return {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      begun.current = { x, y }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const { x, y } = begun.current
      const isHeld = currentTarget.hasPointerCapture(pointerId)
      if (isHeld && Math.hypot(clientX - x, clientY - y) > PRESS_REACH) currentTarget.releasePointerCapture(pointerId)
    },
  }
}

type MomentTextProps = {
  /** Wall-clock time in `tzid`, `YYYY-MM-DDTHH:mm`. */
  local: string
  tzid: string
}

/** The exact moment that a wall-clock time means, with its zone, and the viewer's own time when that differs. */
function MomentText({ local, tzid }: MomentTextProps) {
  const { t } = useTranslation('ui')
  const now = useNow(60_000)
  const { instant } = toZonedTime(local, tzid)
  const viewer = viewerZone()
  return (
    <>
      {formatMoment(instant, tzid, now)}
      {showsOtherTime(instant, tzid, viewer) && (
        <> · {t('ui:time.viewer', { time: formatZoned(instant, viewer, now) })}</>
      )}
    </>
  )
}
