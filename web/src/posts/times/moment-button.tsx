import { Button, Loader } from '@mantine/core'
import { MomentText } from './moment-text.tsx'
import styles from './moment-button.module.css'

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
