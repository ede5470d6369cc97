import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { OPERATIONS, type ShownOperation } from '@postwright/core/api/public/shown-operations'
import { KEY_VARIABLE, writeCurl, writeJavaScript } from '@postwright/core/api/public/write-example'
import { PublicPage } from './components/public-page.tsx'
import styles from './developers-screen.module.css'

const API = '/api/public/v1'
const ORIGIN = `https://${BRAND.domain}`
const BASE = `${ORIGIN}${API}`
const MCP_ADDRESS = `${ORIGIN}/api/mcp`
const SCOPES = [...new Set(OPERATIONS.flatMap(({ scope }) => (scope === null ? [] : [scope])))]
const STATUSES = ['400', '401', '403', '404', '409', '422', '429'] as const

const MCP_JSON = JSON.stringify(
  {
    mcpServers: { postwright: { url: MCP_ADDRESS, headers: { Authorization: `Bearer \${${KEY_VARIABLE}}` } } },
  },
  null,
  2,
)

/** `/developers`: access to a workspace for programs and assistants. */
export function Component() {
  const { t } = useTranslation(['developers', 'api', 'api-access'])
  return (
    <PublicPage title={t('developers:title')} lead={t('developers:lead')}>
      <div className={styles.page}>
        <Part id="authentication" title={t('developers:authentication.title')}>
          <p>{t('developers:authentication.make')}</p>
          <p>{t('developers:authentication.send')}</p>
          <Code label={t('developers:authentication.title')} text={firstCall()} />
          <p>
            {t('developers:authentication.base')} <code>{BASE}</code>
          </p>
          <p>
            <a href={`${API}/openapi.json`}>{t('developers:document')}</a>
          </p>
        </Part>
        <Part id="scopes" title={t('developers:scopes.title')}>
          <p>{t('developers:scopes.text')}</p>
          <dl className={styles.terms}>
            {SCOPES.map((scope) => (
              <div key={scope}>
                <dt>
                  <code>{scope}</code>
                </dt>
                <dd>{t(`api-access:scope.${scope.replace(':', '-')}`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part id="errors" title={t('developers:errors.title')}>
          <p>{t('developers:errors.text')}</p>
          <Code label={t('developers:errors.title')} text={ERROR_EXAMPLE} />
          <dl className={styles.terms}>
            {STATUSES.map((status) => (
              <div key={status}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd>{t(`developers:errors.status.${status}`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part id="limits" title={t('developers:limits.title')}>
          <p>{t('developers:limits.text')}</p>
        </Part>
        <Part id="idempotency" title={t('developers:idempotency.title')}>
          <p>{t('developers:idempotency.text')}</p>
          <p>{t('developers:idempotency.revisions')}</p>
        </Part>
        <Part id="operations" title={t('developers:operations.title')}>
          <p>{t('developers:operations.text')}</p>
          {OPERATIONS.map((operation) => (
            <Operation key={operation.name} operation={operation} />
          ))}
        </Part>
        <Part id="assistants" title={t('developers:assistants.title')}>
          <p>{t('developers:assistants.text')}</p>
          <p>
            {t('developers:assistants.address')} <code>{MCP_ADDRESS}</code>
          </p>
          <ol className={styles.steps}>
            {(['add', 'allow', 'approve'] as const).map((step) => (
              <li key={step}>{t(`developers:assistants.step.${step}`)}</li>
            ))}
          </ol>
          <p>{t('developers:assistants.key')}</p>
          <Code label={t('developers:assistants.key')} text={MCP_JSON} />
        </Part>
      </div>
    </PublicPage>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  )
}

function Operation({ operation }: { operation: ShownOperation }) {
  const { t } = useTranslation(['developers', 'api'])
  const { name, method, path, scope } = operation
  const summary = t(`api:operation.${name}.summary`)
  const address = `${method} ${path}`
  return (
    <article className={styles.operation} aria-labelledby={name}>
      <h3 id={name} className={styles.name}>
        {summary}
      </h3>
      <p className={styles.address}>
        <code>{address}</code>
        {scope !== null && <code className={styles.scope}>{scope}</code>}
      </p>
      <p>{t(`api:operation.${name}.description`)}</p>
      <details>
        <summary>{t('developers:operations.example', { name: summary })}</summary>
        <Code label={t('developers:operations.curl', { name: summary })} text={writeCurl(BASE, operation)} />
        <Code
          label={t('developers:operations.javaScript', { name: summary })}
          text={writeJavaScript(BASE, operation)}
        />
      </details>
    </article>
  )
}

/** Shows code; long lines can be scrolled, also with the keyboard. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
      <code>{text}</code>
    </pre>
  )
}

function firstCall(): string {
  const [first] = OPERATIONS
  return first ? writeCurl(BASE, first) : ''
}

const ERROR_EXAMPLE = JSON.stringify(
  {
    detail: "Some fields aren't filled in correctly. Check them and try again.",
    code: 'validation_failed',
    fields: { text: '…' },
    requestId: '…',
  },
  null,
  2,
)
