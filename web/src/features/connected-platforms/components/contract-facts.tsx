import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { formatLongDate } from '@/ui/format-time.ts'
import { contentSentences, deliverySentences } from '../contract-sentences.ts'
import classes from './connection-card.module.css'

/** What the channel allows, from its network's dated contract and its own limits, with where that is written. */
export function ContractFacts({ connection }: { connection: Connection }) {
  const { t } = useTranslation('connections')
  const contract = contractFor(connection)
  const { text, media, sources, verifiedAt } = contract
  return (
    <details className={classes.facts}>
      <summary>
        {t('connections:facts.title')}: {t('connections:facts.text', { count: text.max })}
        {media.images !== null && `, ${t('connections:facts.images', { count: media.images.max })}`}
      </summary>
      <ul>
        {[...contentSentences(t, contract), ...deliverySentences(t, contract)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={classes.verified}>
        {t('connections:facts.verified', { date: formatLongDate(verifiedAt) })}
        {sources.length > 0 && (
          <>
            {' · '}
            {t('connections:facts.sources')}:{' '}
            {sources.map((source, index) => (
              <span key={source}>
                {index > 0 && ', '}
                <a className={classes.source} href={source} target="_blank" rel="noreferrer">
                  {nameOf(source)}
                </a>
              </span>
            ))}
          </>
        )}
      </p>
    </details>
  )
}

/** The last part of an address, without its ending: enough to tell the sources apart. */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '')
  return last?.replace(/\.[a-z]+$/, '') ?? hostname
}
