import {
  IconArrowBackUp,
  IconBookmark,
  IconDots,
  IconLock,
  IconMoon,
  IconRepeat,
  IconStar,
  IconWorld,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { ContentWarning, MediaCover } from '../preview/content-warning.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { LinkCard, cardLink } from '../preview/link-card.tsx'
import { MediaGrid } from '../preview/media-grid.tsx'
import { PollView } from '../preview/poll-view.tsx'
import { PostText } from '../preview/post-text.tsx'
import styles from './preview.module.css'
import type { Connection } from '@postwright/core/model/connection'

const AUDIENCE = { public: IconWorld, unlisted: IconMoon, private: IconLock } as const

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar } = channel
  const { post, replies, poll, settings } = content
  const link = cardLink(content)
  const { warning, sensitive, visibility } = settings
  const quote = typeof settings['quote'] === 'string' ? settings['quote'].trim() : ''
  const Audience = visibility === 'private' || visibility === 'unlisted' ? AUDIENCE[visibility] : AUDIENCE.public
  return (
    <article className={styles.page} data-device={device}>
      {[post, ...replies].map(({ text, files }, at) => (
        <section
          key={at}
          className={styles.status}
          data-in-thread={replies.length > 0 || undefined}
          data-joined={at < replies.length || undefined}
        >
          <header className={styles.head}>
            <span className={styles.avatar}>
              <Avatar name={name || handle} src={avatar} size={46} />
            </span>
            <p className={styles.by} title={wholeHandle(channel)}>
              <strong className={styles.name}>{name || handle}</strong>
              <span className={styles.handle}>{wholeHandle(channel)}</span>
            </p>
            <span className={styles.time}>
              <Audience size="0.9375rem" aria-hidden /> {t('previews:now')}
            </span>
          </header>
          <div className={styles.content}>
            <ContentWarning words={typeof warning === 'string' ? warning.trim() : ''}>
              {at === 0 && isEmpty(content) && <EmptyLines />}
              <PostText text={text} shortens />
              {at === 0 && poll && <PollView poll={poll} look="radios" />}
            </ContentWarning>
            {files.length > 0 &&
              (sensitive === true ? (
                <MediaCover words={t('previews:cover.sensitive')}>
                  <MediaGrid files={files} layout="quad" single={[0.8, 2.2]} />
                </MediaCover>
              ) : (
                <MediaGrid files={files} layout="quad" single={[0.8, 2.2]} />
              ))}
            {at === 0 && quote !== '' && <LinkCard link={quote} look="hostAbove" title={t('previews:card.quoted')} />}
            {at === 0 && quote === '' && link !== null && <LinkCard link={link} look="hostAbove" />}
            <Actions spread>
              <IconArrowBackUp size="1.35rem" stroke={1.8} />
              <IconRepeat size="1.35rem" stroke={1.8} />
              <IconStar size="1.35rem" stroke={1.8} />
              <IconBookmark size="1.35rem" stroke={1.8} />
              <IconDots size="1.35rem" stroke={1.8} />
            </Actions>
          </div>
        </section>
      ))}
    </article>
  )
}

/** Returns an account's handle with its instance, as other instances show it. */
function wholeHandle({ handle, service }: Pick<Connection, 'handle' | 'service'>): string {
  const name = handle.replace(/^@/, '')
  return name.includes('@') ? `@${name}` : `@${name}@${service.replace(/^https?:\/\//, '')}`
}
