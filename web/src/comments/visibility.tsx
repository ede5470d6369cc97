import { SegmentedControl } from '@mantine/core'
import { IconEye, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { commentVisibilitySchema, type CommentVisibility } from '@postwright/core/model/comment'
import styles from './comments.module.css'

const ICONS = { internal: IconLock, client: IconEye } as const

/** Shows who sees a thread, by icon, text and colour. */
export function VisibilityMark({ visibility }: { visibility: CommentVisibility }) {
  const { t } = useTranslation('comments')
  const Icon = ICONS[visibility]
  return (
    <span className={styles.visibility} data-visibility={visibility}>
      <Icon size="0.875rem" aria-hidden />
      {t(`comments:visibility.${visibility}`)}
    </span>
  )
}

type Props = { value: CommentVisibility; onChange: (visibility: CommentVisibility) => void }

/** Lets the user choose who sees a new thread, and explains the choice. */
export function VisibilitySwitch({ value, onChange }: Props) {
  const { t } = useTranslation('comments')
  return (
    <div className={styles.switch} data-visibility={value}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('comments:visibility.label')}
        value={value}
        data={commentVisibilitySchema.options.map((each) => {
          const Icon = ICONS[each]
          return {
            value: each,
            label: (
              <span className={styles.choice}>
                <Icon size="0.875rem" aria-hidden />
                {t(`comments:visibility.${each}`)}
              </span>
            ),
          }
        })}
        onChange={(next) => onChange(commentVisibilitySchema.parse(next))}
      />
      <p className={styles.soft}>{t(`comments:visibility.${value}Hint`)}</p>
    </div>
  )
}
