import { Button, Loader } from '@mantine/core'
import styles from './moment-button.module.css'
import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { formatZoned, showsOtherTime, viewerZone, formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'

type Props = {
  /** Name of the action. */
  label: string
  /** Time of the action: wall-clock time in `tzid`; null if none is chosen. */
  local: string | null
  tzid: string
  isBusy: boolean
  /** Without it, the button submits its form. */
  onClick?: () => void
  className?: string | undefined
  title?: string
}

/** Button that shows the exact time of its action. It is not disabled while busy, because it would lose the focus. */
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

/** Pixels that the pointer may move during a press that still counts for the button. */
const PRESS_REACH = 24

/** Keeps a press with the button that it started on, even if late rendering moves the button away. Moving the pointer away cancels the press. */
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

/** Shows the exact time of a wall-clock time with its time zone, and the viewer's own time if it differs. */
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
