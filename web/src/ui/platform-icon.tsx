import { IconFlask2, type TablerIcon } from '@tabler/icons-react'
import { IconBrandBluesky } from '@tabler/icons-react'
import type { Platform } from '@postwright/core/platforms/platform'
import styles from './platform-icon.module.css'

const ICONS = { bluesky: IconBrandBluesky, sandbox: IconFlask2 } as const satisfies Record<Platform, TablerIcon>

type Props = { platform: Platform; /** Pixels at normal text size. */ size?: number }

/** A network's mark; decorative, because its name always stands beside it. */
export function PlatformIcon({ platform, size = 18 }: Props) {
  const Icon = ICONS[platform]
  return (
    <Icon className={styles.icon} data-platform={platform} size={`${size / 16}rem`} stroke={1.8} aria-hidden="true" />
  )
}
