import type { Platform } from '@postwright/core/platforms/platform'
import { PLATFORM_MODULES } from './modules.ts'
import styles from './platform-icon.module.css'

type Props = { platform: Platform; /** Pixels at normal text size. */ size?: number }

/** Shows a network's logo; decorative, because the name is always shown next to it. */
export function PlatformIcon({ platform, size = 18 }: Props) {
  const { icon, color } = PLATFORM_MODULES[platform]
  return (
    <span
      className={styles.icon}
      style={{ width: `${size / 16}rem`, backgroundColor: color, maskImage: `url("${icon}")` }}
      aria-hidden="true"
    />
  )
}
