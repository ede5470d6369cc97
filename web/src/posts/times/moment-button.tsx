import { Button, Loader } from '@mantine/core'
import styles from './moment-button.module.css'
import { useTranslation } from 'react-i18next'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { formatMoment } from '@/ui/format-moment.ts'
import { formatZoned, showsOtherTime, viewerZone } from '@/ui/format-time.ts'
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
  return (
    <Button
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
