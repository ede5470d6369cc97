import type { Platform } from '@postwright/core/platforms/platform'
import { Avatar } from '@/ui/avatar.tsx'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import styles from './channel-avatar.module.css'

type Props = { platform: Platform; name: string; src?: string | null | undefined; /** Pixels. */ size?: number }

/** Shows a channel's avatar with the logo of its network; decorative, because the name is shown next to it. */
export function ChannelAvatar({ platform, name, src, size = 32 }: Props) {
  return (
    <span className={styles.channel} aria-hidden="true">
      <Avatar name={name} src={src} size={size} />
      <span className={styles.network}>
        <PlatformIcon platform={platform} size={Math.round(size * 0.36)} />
      </span>
    </span>
  )
}
