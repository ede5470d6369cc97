import { Button, Checkbox } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Fit } from '@postwright/core/fit/fit-post'
import type { FitState } from '@postwright/core/fit/fit-mark'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { problemText } from '@/posts/content/problem-text.ts'
import styles from './fit.module.css'
import type { Content } from '@postwright/core/fit/fit-content'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { countText } from '@postwright/core/publishing/count-text'
import { threadOf } from '@postwright/core/posts/thread-parts'
import { countGraphemes } from '@postwright/core/text/text-lengths'
import type { Change } from '@postwright/core/fit/rule'
import type { TFunction } from 'i18next'

export type ChannelFit = { connection: Connection; state: FitState; fit: Fit; isApplied: boolean }

type Props = { channel: ChannelFit; onTake: (id: string, isTaken: boolean) => void; onApply: () => void }

/** The changes for one channel with their reasons, the result, and the problems that only a person can fix. */
export function FitChannel({ channel: { connection, state, fit, isApplied }, onTake, onApply }: Props) {
  const { t } = useTranslation(['compile', 'studio', `platforms/${connection.platform}`])
  const { id, platform, handle } = connection
  const network = platformName(platform)
  const problems = fit.problems.filter(({ code }) => code !== 'empty')
  return (
    <section className={styles.channel} aria-labelledby={`fit-${id}`}>
      <header className={styles.head}>
        <h3 className={styles.name} id={`fit-${id}`}>
          <PlatformIcon platform={platform} size={18} />
          {handle}
        </h3>
        {state !== 'none' && <span className={styles.state}>{t(`compile:state.${state}`)}</span>}
        {fit.changes.length > 0 && !isApplied && (
          <Button size="compact-sm" variant="default" onClick={onApply}>
            {t('compile:apply')}
            <span className="visually-hidden"> {handle}</span>
          </Button>
        )}
      </header>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t('compile:problems')}>
          {problems.map((problem, at) => (
            <li key={at} className={styles.problem}>
              <IconAlertCircle size="1rem" aria-hidden />
              {problemText(t, problem, connection.platform)}
            </li>
          ))}
        </ul>
      )}
      {fit.changes.length === 0 && problems.length === 0 && (
        <p className={styles.nothing}>
          <IconCircleCheck size="1.125rem" aria-hidden />
          {t(state === 'none' ? 'compile:nothing' : 'compile:asFitted')}
        </p>
      )}
      {fit.changes.length > 0 && (
        <ul className={styles.changes} aria-label={t('compile:changes', { handle })}>
          {fit.changes.map((change) => (
            <FitChange
              key={change.id}
              change={change}
              network={network}
              onTake={(isTaken) => onTake(change.id, isTaken)}
            />
          ))}
        </ul>
      )}
      {fit.changes.length > 0 && <FitResult content={fit.content} contract={contractFor(connection)} />}
    </section>
  )
}

type FitResultProps = { content: Content; contract: PlatformContract }

/** The resulting content: title, every post of the thread and the first comment, each with its share of the limit. */
function FitResult({ content, contract }: FitResultProps) {
  const { t } = useTranslation('compile')
  const { title, text, media, comment } = content
  const parts = [{ text, media }, ...threadOf(content)]
  const limit = contract.comment?.max ?? contract.text.max
  const used = contract.comment ? countGraphemes(comment) : countText(contract, comment).used
  return (
    <ol className={styles.result} aria-label={t('compile:result')}>
      {contract.title !== null && title !== '' && (
        <Piece name={t('compile:part.title')} text={title} used={countGraphemes(title)} max={contract.title.max} />
      )}
      {parts.map((part, at) => (
        <Piece
          key={at}
          name={parts.length === 1 ? t('compile:part.text') : t('compile:part.thread', { number: at + 1 })}
          text={part.text}
          files={part.media.length}
          {...countText(contract, part.text)}
        />
      ))}
      {comment !== '' && <Piece name={t('compile:part.comment')} text={comment} used={used} max={limit} />}
    </ol>
  )
}

type PieceProps = { name: string; text: string; files?: number; used: number; max: number }

function Piece({ name, text, files = 0, used, max }: PieceProps) {
  const { t } = useTranslation('compile')
  return (
    <li className={styles.piece}>
      <p className={styles.pieceHead}>
        <span>{name}</span>
        {files > 0 && <span>{t('compile:files', { count: files })}</span>}
        <span className={styles.count} data-over={used > max || undefined}>
          {t('compile:used', { used, max })}
        </span>
      </p>
      <p className={styles.pieceText}>{text}</p>
    </li>
  )
}

type FitChangeProps = { change: Change; network: string; onTake: (isTaken: boolean) => void }

/** Changes whose effect is visible only in the complete result, not in the text before and after. */
const SHOWN_BELOW: readonly Change['kind'][] = ['text_split', 'parts_numbered', 'files_moved', 'parts_joined']

/** One change with its reason, and a checkbox to leave it out. */
function FitChange({ change, network, onTake }: FitChangeProps) {
  const { t } = useTranslation('compile')
  const { title, why } = changeWords(t, change, network)
  const { before, after, kind, isTaken } = change
  return (
    <li className={styles.change} data-left={!isTaken || undefined}>
      <Checkbox
        checked={isTaken}
        label={title}
        description={why}
        onChange={(event) => onTake(event.currentTarget.checked)}
      />
      {!SHOWN_BELOW.includes(kind) && (
        <p className={styles.words}>
          {before !== '' && (
            <del className={styles.before}>
              <span className="visually-hidden">{t('compile:before')}</span>
              {before}
            </del>
          )}
          <ins className={styles.after}>
            <span className="visually-hidden">{t('compile:after')}</span>
            {after}
          </ins>
        </p>
      )}
    </li>
  )
}

/** Describes a change and its reason; `network` is the network's name. */
function changeWords(t: TFunction, { kind, reason }: Change, network: string): { title: string; why: string } {
  return { title: t(`compile:kind.${kind}`), why: t(`compile:reason.${reason.code}`, { ...reason, network }) }
}
